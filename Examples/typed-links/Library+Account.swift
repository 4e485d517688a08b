import Routing

extension Library {
    /// Maps the account and the login, and has all of the account wait until somebody is logged in.
    func mapAccount() {
        router.map(Login.self, perform: { _, _ in Narrator.tell("shown", "login") }, name: "login")
        router.map(
            Account.self,
            perform: { account, _ in "account, \(account.page?.rawValue ?? "overview")" },
            name: "account"
        )
        // By its text rather than by its type: what does not decode to a page of the account is guarded as well.
        router.proxy(
            "app://account/**",
            decide: { [session] request in
                if session.isActive { return .pass }
                // One login is enough, however much waits for it. It is opened by the router that waits for nothing:
                // what is held has left its queue.
                if session.signedIn.pending.isEmpty { request.open(Login()) }
                return .hold(at: session.signedIn)
            },
            name: "authentication"
        )
    }
}

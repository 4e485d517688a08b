import Routing

extension Library {
    /// Maps the account and the login, and makes all pages of the account wait for a login.
    func mapAccount() {
        router.map(Login.self, name: "login") { _, _ in Narrator.tell("shown", "login") }
        router.map(
            Account.self,
            name: "account"
        ) { account, _ in "account, \(account.page?.rawValue ?? "overview")" }
        // The guard uses a pattern and not a type, so it also protects URLs that do not decode to a page of
        // the account.
        router.protect("app://account/**", name: "authentication") { [session] request in
            if session.isActive { return .pass }
            // One login serves all waiting jobs. It can run, because a held job has left the queue.
            if session.signedIn.pending.isEmpty { request.open(Login()) }
            return .hold(at: session.signedIn)
        }
    }
}

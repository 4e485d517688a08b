import Routing

extension Library {
    /// Maps the account and the login, and has all of the account wait for a login.
    func mapAccount() {
        router.map(Login.self, name: "login") { _, _ in Narrator.tell("shown", "login") }
        router.map(
            Account.self,
            name: "account"
        ) { account, _ in "account, \(account.page?.rawValue ?? "overview")" }
        // By its text rather than by its type: a URL that does not decode to a page of the account is guarded too.
        router.protect("app://account/**", name: "authentication") { [session] request in
            if session.isActive { return .pass }
            // One login is enough for all jobs that wait. It runs, because a job that is held has left the queue.
            if session.signedIn.pending.isEmpty { request.open(Login()) }
            return .hold(at: session.signedIn)
        }
    }
}

extension Command {
    /// The text that `--help` prints.
    static let usage = """
        Opens URLs as screens of a small bookshop, and draws the view stack after each.

        usage: login-flow              take a tour of the bookshop
               login-flow URL...       open URLs, one after the other
               login-flow -            open the URLs on standard input, one on each line
               login-flow -- URL...    open URLs, those that begin with '-' too

               --svg FILE              when all is done, draw the view stack into a file

        Screens, as app://... and as https://example.com/...
               home  books/ID  settings  login  account/orders  account/orders/ID
        Whoever is not logged in gets to app://account/... by way of the login.

        Actions
               app://login/submit?user=ada&password=lovelace
               app://logout
               app://back

        Try    login-flow https://example.com/account/orders
               login-flow --svg stack.svg app://books/7 app://account/orders

        The exit status is 0 when every URL was handled, 1 when one was not or the file could not be written,
        and 2 for arguments that make no sense. A wrong password is handled: the login says that it is wrong.
        Some stops of the tour are meant to fail: it exits with 0 when all of them went as announced.
        """
}

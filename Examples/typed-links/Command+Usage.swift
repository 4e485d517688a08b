extension Command {
    /// The text that `--help` prints.
    static let usage = """
        Opens typed values and URLs in a small library without screens, and tells who was asked and what came of it.

        usage: typed-links              take a tour of the library
               typed-links STEP...      take steps, one after the other
               typed-links -- URL...    open URLs, those that look like a step or an option too

        Steps
               book ID [--tab notes|reviews] [--tag WORD]...
               shelf NAME
               account [--page orders|address]
                       open a value: it is printed as a URL, and that is opened
               login   the user logs in, and what waited for that goes on
               cancel  the user leaves the login alone, and what waited is discarded
               logout  the user logs out
               URL     anything else is opened as it is

        URLs   app://books/ID  app://books/WORDS  app://shelves/NAME  app://help  app://help/pages/NUMBER
               app://login  app://account  app://account/orders  app://account/address
               app://basket, while a user is logged in

        Try    typed-links book 7 --tab notes
               typed-links account --page orders login

        The exit status is 0 when every URL was handled, 1 when one was not or still waits, and 2 for arguments that
        make no sense: then no step is taken. What still waits is printed as JSON.
        Some stops of the tour are meant to fail: it exits with 0 when all of them went as announced.
        """
}

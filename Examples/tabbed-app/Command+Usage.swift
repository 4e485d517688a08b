extension Command {
    /// The text that `--help` prints.
    static let usage = """
        Opens URLs in a small app with tabs, moves about in it by hand, and draws the view stack after each step.

        usage: tabbed-app              take a tour of the app
               tabbed-app STEP...      take steps, one after the other
               tabbed-app -            take the steps on standard input, one on each line
               tabbed-app -- STEP...   take steps, those that begin with '-' too

               --restore FILE          begin where an earlier session ended
               --save FILE             when all is done, write where the app is into a file

        A step is a URL, which the navigator opens
               login
               today    today/story/TYPE/ID
               books    books/ID    books/ID?page=N
               profile  profile/orders  profile/orders/ID  profile/settings
        or a request to the navigator
               back     forward
               'junctions URL'         only switch sections and tabs, and keep the stack found there
        or something that the user does by hand, which the navigator follows
               'tap TAB'               tap a tab, by its title
               swipe                   swipe back from the top of a stack
               dismiss                 dismiss what is presented

        Try    tabbed-app books/7 today/story/news/1 'junctions books' swipe back
               tabbed-app --save session.json books/7 'tap profile'
               tabbed-app --restore session.json 'tap books' swipe

        The exit status is 0 when every step could be taken, 1 when one could not or a file could not be read or
        written, and 2 for arguments that make no sense. A session that cannot be restored takes no steps, and is not
        saved. Some stops of the tour are meant to fail: it exits with 0 when all of them went as announced.
        """
}

extension DemoApp {
    /// The host of the links from outside.
    static let webHost = "reading-room.example"

    /// URLs to try, for an interface to offer; some of them lead nowhere.
    public static let suggestions = [
        "app://today",
        "app://stories/2",
        "app://books",
        "app://books/7",
        "app://books/7?page=12",
        "app://books/7/reviews",
        "app://books/7/reviews/new",
        "app://account",
        "app://account/settings",
        "app://account/orders/3",
        "app://login",
        "app://session/begin",
        "app://session/end",
        "app://surprise",
        "app://search/emma",
        "app://loans/5?days=14",
        "https://reading-room.example/books/3",
        // An old number, a missing book, and a misspelling.
        "app://books/107",
        "app://books/99",
        "app://boks/7",
    ]
}

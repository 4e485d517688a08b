extension DemoApp {
    /// The host of the links from outside.
    static let webHost = "reading-room.example"

    /// URLs worth a try, such as an interface may offer; not all of them lead somewhere.
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
        // A number of old, a book that is not there, and a slip of the pen.
        "app://books/107",
        "app://books/99",
        "app://boks/7",
    ]
}

/// What makes two URLs of one endpoint the same destination.
///
/// Query values never do: they are an update of the destination that is there.
public enum EndpointIdentity: Hashable, Sendable {
    /// The captures: from `books/7` to `books/8` is a new screen.
    case captures
    /// The endpoint alone: from `books/7` to `books/8` is an update of the screen that is there.
    case pattern
}

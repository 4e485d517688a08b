/// Why an entry whose pattern matches is none for a URL after all: its code says so.
package enum CodeRefusal: Error {
    /// A condition refuses what was captured.
    case condition
    /// The URL does not decode to a value of the entry's type.
    case value(any Error)
}

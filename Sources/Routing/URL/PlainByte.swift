/// The bytes that mean nothing by themselves to a reader of URLs, which are nearly all of them.
enum PlainByte {
    /// What the table has for a byte that ends a segment.
    static let end: UInt8 = 0
    /// What the table has for any other byte that has to be judged.
    static let special: UInt8 = 1

    /// For every byte that is plain the byte with an ASCII capital made small, so that one look tells a reader all
    /// that it asks of most bytes; ``end`` and ``special``, which are below all plain bytes, for the others.
    static let table: [UInt8] = (0...255).map { (byte: UInt8) in
        switch byte {
        case ascii("/"), ascii("?"), ascii("#"): end
        case ascii("%"), ascii("\\"): special
        default: byte.isASCIIControl ? special : byte.foldedASCII
        }
    }
}

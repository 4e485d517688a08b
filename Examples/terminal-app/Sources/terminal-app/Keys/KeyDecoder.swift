/// Decodes the bytes that a terminal sends to keys; the bytes may arrive in pieces of any size.
///
/// Between two pieces, the decoder stores at most a few bytes, for any input.
struct KeyDecoder {
    /// The state of the decoder: the kind of sequence that the next byte continues.
    private enum State: Equatable {
        case ground
        /// After some bytes of a character.
        case character(Character)
        /// After an escape: the Escape key, or the beginning of a sequence.
        case escape
        /// A sequence `ESC [ parameters final`.
        case sequence(parameters: [UInt8])
        /// A sequence `ESC O final`.
        case singleShift
        /// The rest of a function key of the Linux console, `ESC [ [ letter`.
        case console
    }

    private struct Character: Equatable {
        var bytes: [UInt8]
        let length: Int
    }

    private var state = State.ground
    private var isPasting = false

    /// The largest number of parameter bytes of a known key; the rest of a longer sequence is discarded.
    private static let longestParameters = 16

    /// Whether a key has begun; the next bytes may continue it, or it may already be complete.
    var isWaiting: Bool { state != .ground }

    /// Reads bytes.
    ///
    /// - Parameter bytes: The next bytes.
    /// - Returns: The keys that these bytes complete.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
        bytes.flatMap { take($0) }
    }

    /// Completes an unfinished key: an escape without a following byte is the Escape key.
    ///
    /// - Returns: The completed keys.
    mutating func timeOut() -> [Key] {
        defer { state = .ground }
        switch state {
        case .ground: return []
        case .escape: return isPasting ? [] : [.escape]
        case .character: return [typed("\u{FFFD}")]
        case .sequence, .singleShift, .console: return [.unknown]
        }
    }
}

extension KeyDecoder {
    private mutating func take(_ byte: UInt8) -> [Key] {
        switch state {
        case .ground: return begin(byte)
        case .character(let character): return goOn(character, byte)
        case .escape: return afterEscape(byte)
        case .sequence(let parameters): return goOn(parameters, byte)
        case .singleShift:
            state = .ground
            return [Self.cursorKey(byte)]
        case .console:
            state = .ground
            return [.unknown]
        }
    }

    private mutating func begin(_ byte: UInt8) -> [Key] {
        switch byte {
        case 0x1B: state = .escape
        case 0x00...0x1F, 0x7F: return isPasting ? [] : [Self.controlKey(byte)]
        case 0x20..<0x7F: return [typed(Unicode.Scalar(byte))]
        case 0xC2...0xDF: state = .character(Character(bytes: [byte], length: 2))
        case 0xE0...0xEF: state = .character(Character(bytes: [byte], length: 3))
        case 0xF0...0xF4: state = .character(Character(bytes: [byte], length: 4))
        default: return [typed("\u{FFFD}")]
        }
        return []
    }

    private mutating func goOn(_ character: Character, _ byte: UInt8) -> [Key] {
        state = .ground
        // The byte that interrupts a character begins another key.
        guard byte & 0xC0 == 0x80 else { return [typed("\u{FFFD}")] + begin(byte) }
        var character = character
        character.bytes.append(byte)
        guard character.bytes.count == character.length else {
            state = .character(character)
            return []
        }
        let text = String(validating: character.bytes, as: UTF8.self)
        return [typed(text?.unicodeScalars.first ?? "\u{FFFD}")]
    }

    private mutating func afterEscape(_ byte: UInt8) -> [Key] {
        switch byte {
        case UInt8(ascii: "["): state = .sequence(parameters: [])
        case UInt8(ascii: "O"): state = .singleShift
        case 0x1B: return isPasting ? [] : [.escape]
        default:
            // An escape and a byte in one piece are a key with Alt, not the Escape key and another one.
            state = .ground
            return byte < 0x80 ? [.unknown] : [.unknown] + begin(byte).map { _ in .unknown }
        }
        return []
    }

    private mutating func goOn(_ parameters: [UInt8], _ byte: UInt8) -> [Key] {
        switch byte {
        case 0x20..<0x40:
            guard parameters.count < Self.longestParameters else { return [] }
            state = .sequence(parameters: parameters + [byte])
            return []
        case UInt8(ascii: "[") where parameters.isEmpty:
            state = .console
            return []
        case 0x40..<0x7F:
            state = .ground
            return end(parameters, byte)
        default:
            // No other byte is part of a sequence. The byte begins the next key, so a broken sequence loses no
            // key.
            state = .ground
            return [.unknown] + begin(byte)
        }
    }

    private mutating func end(_ parameters: [UInt8], _ final: UInt8) -> [Key] {
        guard final == UInt8(ascii: "~") else { return isPasting ? [] : [Self.cursorKey(final)] }
        let first = parameters.prefix { $0 != UInt8(ascii: ";") }
        switch String(decoding: first, as: UTF8.self) {
        case "200": isPasting = true
        case "201": isPasting = false
        case _ where isPasting: return []
        case "1", "7": return [.home]
        case "4", "8": return [.end]
        case "3": return [.delete]
        default: return [.unknown]
        }
        return []
    }
}

extension KeyDecoder {
    private func typed(_ scalar: Unicode.Scalar) -> Key {
        isPasting ? .pasted(scalar) : .character(scalar)
    }

    private static func controlKey(_ byte: UInt8) -> Key {
        switch byte {
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x08, 0x7F: .backspace
        case 0x01...0x1A: .control(Unicode.Scalar(byte + 0x60))
        default: .unknown
        }
    }

    private static func cursorKey(_ final: UInt8) -> Key {
        switch Unicode.Scalar(final) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "H": .home
        case "F": .end
        case "M": .enter
        case "Z": .backTab
        default: .unknown
        }
    }
}

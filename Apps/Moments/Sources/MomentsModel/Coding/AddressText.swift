public import Foundation

/// An address stored as text, because a page holds hundreds, and a parsed `URL` takes many times the memory.
@propertyWrapper
public struct AddressText: Hashable, Sendable {
    private let text: String

    public init(wrappedValue: URL) { text = wrappedValue.absoluteString }

    public var wrappedValue: URL {
        get {
            guard let address = URL(string: text) else { preconditionFailure("'\(text)' is no longer a valid URL") }
            return address
        }
        set { self = AddressText(wrappedValue: newValue) }
    }
}

extension AddressText {
    /// Creates an address; nil if the text is none.
    init?(_ text: String) {
        guard Self.isSimplePath(text) || URL(string: text) != nil else { return nil }
        self.text = text
    }

    /// Whether a text is a path with letters, digits and signs only that an address may contain anywhere, as nearly all
    /// addresses of the API are. Parsing one as a `URL` takes many times as long.
    private static func isSimplePath(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            // Two slashes begin the name of a server.
            bytes.first == UInt8(ascii: "/") && bytes.dropFirst().first != UInt8(ascii: "/")
                && bytes.allSatisfy(Self.isSimple)
        } ?? false
    }

    private static func isSimple(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "?"),
            UInt8(ascii: "="), UInt8(ascii: "&"):
            true
        default: false
        }
    }
}

extension AddressText: Codable {
    /// - Throws: `DecodingError` if the text is not an address.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let address = AddressText(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not a URL")
        }
        self = address
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

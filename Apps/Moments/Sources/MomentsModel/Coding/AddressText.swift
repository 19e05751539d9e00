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

extension AddressText: Codable {
    /// - Throws: `DecodingError` if the text is not an address.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try container.decode(String.self)
        guard URL(string: text) != nil else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not a URL")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// The short name by which people find each other: `ada_l`.
public struct Handle: Hashable, Sendable, LosslessStringConvertible {
    public let description: String

    /// Creates a handle of 3 to 20 letters a to z, digits and underscores; nil otherwise. Capitals become small letters, and a
    /// leading `@` is dropped.
    public init?(_ text: String) {
        var text = text.lowercased()
        if text.hasPrefix("@") { text.removeFirst() }
        guard (3...20).contains(text.utf8.count) else { return nil }
        let isAllowed = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "_")
        }
        guard isAllowed else { return nil }
        description = text
    }
}

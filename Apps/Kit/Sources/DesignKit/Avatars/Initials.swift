import Foundation

/// The placeholder for a person without a picture: initials on a colour that depends only on the name.
public struct Initials: Hashable, Sendable {
    /// One or two letters.
    public let text: String
    /// The index in `AvatarView.colors`.
    public let colorIndex: Int

    /// - Parameter name: The person's name. For a name in Chinese characters, the text is its last two characters.
    public init(name: String) {
        text = Self.text(of: name)
        colorIndex = Int(Self.hash(of: name) % UInt32(Self.colorCount))
    }

    /// FNV-1a, because Swift's hashes differ between launches.
    private static func hash(of name: String) -> UInt32 {
        var hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        // Mix the bits, because the hashes of short names differ in few of them.
        hash ^= hash >> 16
        hash &*= 0x85EB_CA6B
        return hash ^ hash >> 13
    }

    /// The number of colours.
    static let colorCount = 8

    private static func text(of name: String) -> String {
        let words = name.split(whereSeparator: \.isWhitespace)
        guard let first = words.first, let letter = first.first else { return "?" }
        if words.count == 1, letter.isIdeograph { return String(first.suffix(2)) }
        let last = words.count > 1 ? words.last?.first.map(String.init) ?? "" : ""
        return (String(letter) + last).uppercased()
    }
}

extension Character {
    /// Indicates whether it is a Chinese character.
    fileprivate var isIdeograph: Bool { unicodeScalars.first?.properties.isIdeographic ?? false }
}

import Foundation

/// What stands for a person who has no picture: letters of the name, on a colour that is always the same.
public struct Initials: Hashable, Sendable {
    /// One or two letters.
    public let text: String
    /// Of the colours of `AvatarView`.
    public let colorIndex: Int

    /// - Parameter name: As the person writes it; names in Chinese characters are known by their last two.
    public init(name: String) {
        text = Self.text(of: name)
        colorIndex = Int(Self.hash(of: name) % UInt32(Self.colorCount))
    }

    /// Swift's own hashes differ from one start of the program to the next.
    private static func hash(of name: String) -> UInt32 {
        var hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        // Short names differ in few bits, which are spread over all here.
        hash ^= hash >> 16
        hash &*= 0x85EB_CA6B
        return hash ^ hash >> 13
    }

    /// How many colours there are.
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
    /// Whether it is a Chinese character.
    fileprivate var isIdeograph: Bool { unicodeScalars.first?.properties.isIdeographic ?? false }
}

/// The codes that let people in: 12 letters and digits (60 bits), such as `7K3M-Q2WX-94TD`.
enum InvitationCode {
    /// Crockford's Base32: without I, L, O and U, which look like others, or make words.
    private static let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    private static let count = 12

    /// - Parameter random: Returns the given number of random bytes.
    static func make(random: (Int) -> [UInt8]) -> String {
        let text = random(count).map { letters[Int($0 & 31)] }
        return stride(from: 0, to: count, by: 4).map { String(text[$0..<$0 + 4]) }.joined(separator: "-")
    }

    /// Returns a code as it was made from what a person typed: small letters, spaces and missing hyphens do not matter.
    ///
    /// - Returns: Nil if it cannot be a code.
    static func normalized(_ text: String) -> String? {
        guard text.utf8.count <= 64 else { return nil }
        let kept = text.uppercased().compactMap { letter -> Character? in
            switch letter {
            case "-", " ": nil
            case "O": "0"
            case "I", "L": "1"
            default: letter
            }
        }
        guard kept.count == count, kept.allSatisfy(letters.contains) else { return nil }
        return stride(from: 0, to: count, by: 4).map { String(kept[$0..<$0 + 4]) }.joined(separator: "-")
    }
}

/// The name of a photo's files.
enum PhotoHash {
    /// Whether a text is a SHA-256 in lowercase hexadecimal, and so cannot lead to any other file.
    static func isValid(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
            }
    }
}

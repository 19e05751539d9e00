/// Source text as UTF-8 bytes, because the compiler counts positions in UTF-8.
struct SourceText {
    let bytes: [UInt8]

    init(_ text: some StringProtocol) {
        bytes = Array(text.utf8)
    }

    subscript(token: Token) -> String {
        String(decoding: bytes[token.range], as: UTF8.self)
    }

    /// Returns the text from the first to the last token, including comments in between.
    func text(of tokens: some BidirectionalCollection<Token>) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    }
}

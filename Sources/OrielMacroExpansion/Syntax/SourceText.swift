/// Source as bytes, so that positions are the UTF-8 offsets the compiler counts in.
struct SourceText {
    let bytes: [UInt8]

    init(_ text: some StringProtocol) {
        bytes = Array(text.utf8)
    }

    subscript(token: Token) -> String {
        String(decoding: bytes[token.range], as: UTF8.self)
    }

    /// The text from the first of some tokens to the last, with the comments between them.
    func text(of tokens: some BidirectionalCollection<Token>) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    }
}

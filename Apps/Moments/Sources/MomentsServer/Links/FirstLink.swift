import MomentsModel

/// The first web address in a text.
enum FirstLink {
    /// Returns the address to fetch for a moment: its link, otherwise the first one in its text.
    static func of(_ moment: MomentRecord) -> String? { moment.url ?? find(in: moment.text) }

    static func of(_ comment: CommentRecord) -> String? { find(in: comment.text) }

    static func find(in text: String) -> String? {
        var rest = Substring(text)
        while let start = rest.firstRange(of: /https?:\/\//.ignoresCase()) {
            let address = rest[start.lowerBound...].prefix {
                $0.isASCII && !$0.isWhitespace && !"<>\"'`{}|\\^".contains($0)
            }
            if let link = try? LinkRule.normalised(withoutEnd(address)) { return link }
            rest = rest[start.upperBound...]
        }
        return nil
    }

    /// The address without the punctuation of the sentence around it.
    private static func withoutEnd(_ address: Substring) -> String {
        var address = address
        while let last = address.last {
            let isClosing = last == ")" && address.count { $0 == ")" } > address.count { $0 == "(" }
            guard isClosing || ".,;:!?]*_~".contains(last) else { break }
            address.removeLast()
        }
        return String(address)
    }
}

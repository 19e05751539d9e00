extension String {
    /// The text as a sentence: a capital at the beginning, a full stop at the end.
    var capitalizedSentence: String {
        let end = hasSuffix("?") || hasSuffix(".") ? "" : "."
        return prefix(1).uppercased() + dropFirst() + end
    }
}

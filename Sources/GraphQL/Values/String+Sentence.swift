extension String {
    /// The text with an initial capital and a full stop.
    var capitalizedSentence: String {
        let end = hasSuffix("?") || hasSuffix(".") ? "" : "."
        return prefix(1).uppercased() + dropFirst() + end
    }
}

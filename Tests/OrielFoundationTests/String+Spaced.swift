extension String {
    /// The text with a common space for each of the unbreakable ones that languages such as French use.
    var spaced: String { replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ") }
}

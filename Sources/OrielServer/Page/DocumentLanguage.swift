/// The language of a whole document: the `lang` and `dir` of its root element.
struct DocumentLanguage: Equatable, Sendable {
    /// A language tag, such as `zh-Hans`.
    var tag: String
    var isRightToLeft: Bool
}

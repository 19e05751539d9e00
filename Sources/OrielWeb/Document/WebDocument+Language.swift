import OrielCore

/// The language and the direction that the views set for the whole page; nil for the browser's.
package struct PageLanguage: Equatable, Sendable {
    /// A language tag, such as `zh-Hans`.
    package var language: String?
    /// `ltr` or `rtl`.
    package var direction: String?
}

extension WebDocument {
    /// The language of the page, set by views that contain all others, such as `.environment(\.locale, …)` around the root view.
    package var language: PageLanguage {
        var result = PageLanguage()
        var node = tree.root
        while node.children.count == 1 {
            node = node.children[0]
            guard node.kind == .appearance else { continue }
            result.language = node.attributes.string(.language) ?? result.language
            result.direction = node.attributes.string(.layoutDirection) ?? result.direction
        }
        return result
    }

    /// Returns the language if it may have changed since the last call.
    package func takeChangedLanguage() -> PageLanguage? {
        guard mayHaveNewLanguage else { return nil }
        let language = language
        mayHaveNewLanguage = false
        return language
    }
}

import Testing

@testable import InternalMenu

struct ToggleWordsTests {
    @Test(
        arguments: [
            ("internal.isLikeButtonForMomentEnabled", "Like button for moment"), ("isEnabled", "Enabled"),
            ("internal.newComposer", "New composer"), ("enabled", "Enabled"), ("", ""),
        ]
    )
    func `a key reads like words`(key: String, words: String) {
        #expect(ToggleWords.words(of: key) == words)
    }
}

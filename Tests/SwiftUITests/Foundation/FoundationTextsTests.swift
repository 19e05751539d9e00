import Foundation
import Testing

struct FoundationTextsTests {
    @Test func `counts words`() {
        #expect("One fish, two fish.".wordCount == 4)
        #expect("".wordCount == 0)
    }

    @Test func `finds sentences`() {
        #expect("Hello there. How are you?".sentences == ["Hello there.", "How are you?"])
    }

    @Test func `takes initials`() {
        #expect("ada king lovelace".initials == "AK")
    }

    @Test func `makes slugs`() {
        #expect("Éte à Москва".slug == "ete-a-moskva")
    }
}

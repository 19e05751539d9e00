import Testing

@testable import OrielCore

@Suite struct PluralRulesTests {
    private func categories(_ language: String, _ numbers: [UInt64]) -> [PluralCategory] {
        let rules = PluralRules(language: language)
        return numbers.map { rules.category(of: PluralOperands($0)) }
    }

    @Test func `languages count in their own way`() {
        #expect(categories("en", [0, 1, 2]) == [.other, .one, .other])
        #expect(categories("zh-Hans", [0, 1, 2]) == [.other, .other, .other])
        #expect(categories("fr", [0, 1, 2, 1_000_000]) == [.one, .one, .other, .many])
        #expect(categories("ru", [1, 2, 5, 11, 21, 22, 112]) == [.one, .few, .many, .many, .one, .few, .many])
        #expect(categories("pl", [1, 2, 5, 12, 22]) == [.one, .few, .many, .many, .few])
        #expect(categories("ar", [0, 1, 2, 3, 11, 100]) == [.zero, .one, .two, .few, .many, .other])
        #expect(categories("cs", [1, 3, 5]) == [.one, .few, .other])
        #expect(categories("lt", [1, 2, 10, 11, 21]) == [.one, .few, .other, .other, .one])
        #expect(categories("lv", [0, 1, 2, 11, 21]) == [.zero, .one, .other, .zero, .one])
        #expect(categories("sl", [1, 2, 3, 5, 101]) == [.one, .two, .few, .other, .one])
        #expect(categories("pt", [0, 1, 2]) == [.one, .one, .other])
        #expect(categories("pt-PT", [0, 1, 2]) == [.other, .one, .other])
    }

    @Test func `decimals count`() {
        #expect(PluralRules(language: "en").category(of: PluralOperands(1.5)) == .other)
        #expect(PluralRules(language: "en").category(of: PluralOperands(1.0)) == .one)
        #expect(PluralRules(language: "fr").category(of: PluralOperands(1.5)) == .one)
        #expect(PluralRules(language: "cs").category(of: PluralOperands(0.5)) == .many)
    }
}

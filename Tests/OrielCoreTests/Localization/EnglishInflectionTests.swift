import Testing

@testable import OrielCore

struct EnglishInflectionTests {
    @Test(arguments: [
        ("item", "items"), ("box", "boxes"), ("city", "cities"), ("day", "days"), ("person", "people"),
        ("Child", "Children"), ("match", "matches"), ("PHOTO", "PHOTOS"), ("quiz", "quizzes"), ("movie", "movies"),
        ("house", "houses"), ("glass", "glasses"), ("bus", "buses"), ("file", "files"), ("wish", "wishes"),
    ])
    func `nouns have a plural and a singular`(singular: String, plural: String) {
        #expect(EnglishInflection.plural(of: singular) == plural)
        #expect(EnglishInflection.singular(of: plural) == singular)
        #expect(EnglishInflection.plural(of: plural) == plural)
        #expect(EnglishInflection.singular(of: singular) == singular)
    }

    @Test(arguments: [
        (["1 items"], ["1 item"]), (["2 item"], ["2 items"]), (["0 item"], ["0 items"]), (["1.5 mile"], ["1.5 miles"]),
        (["3 small box"], ["3 small boxes"]), (["2", " item!"], ["2", " items!"]), (["Page 3"], ["Page 3"]),
        (["item"], ["item"]), (["3 sheep"], ["3 sheep"]), ([], []), (["1,000 person"], ["1,000 people"]),
    ])
    func `the noun agrees with the number before it`(texts: [String], result: [String]) {
        #expect(EnglishInflection.agreed(texts) == result)
    }
}

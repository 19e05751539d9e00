import Foundation
import MomentsModel
import Testing

@testable import MomentsDemo

@Suite struct DemoContentTests {
    private let content: DemoContent

    init() throws { content = try DemoContent() }

    @Test func `there are twelve people and two hundred moments`() {
        #expect(content.people.count == 12)
        #expect(content.moments.count == 200)
        #expect(content.moments.reduce(0) { $0 + $1.comments.count } >= 300)
    }

    @Test func `both languages are written`() {
        let languages = content.moments.map { DemoLanguage(of: $0.text) }

        #expect(languages.count { $0 == .chinese } >= 60)
        #expect(languages.count { $0 == .english } >= 60)
        #expect(Set(content.people.map(\.language)) == Set(DemoLanguage.allCases))
    }

    @Test func `moments are short and long, with links and one to nine photos`() {
        let lengths = content.moments.map(\.text.count)
        let counts = Set(content.moments.map(\.photos.count))

        #expect(lengths.min() ?? 0 < 40 && lengths.max() ?? 0 > 300)
        #expect(counts.isSuperset(of: [0, 1, 2, 3, 9]))
        #expect(content.moments.count { $0.link != nil } >= 10)
        #expect(content.moments.count { $0.visibility == .onlyMe } >= 5)
    }

    @Test func `no text or name is longer than allowed`() {
        #expect(content.moments.allSatisfy { !$0.text.isEmpty && $0.text.count <= Limits.momentText })
        #expect(content.moments.flatMap(\.comments).allSatisfy { $0.text.count <= Limits.commentText })
        #expect(content.moments.allSatisfy { $0.photos.count <= Limits.photosPerMoment })
        #expect(content.moments.allSatisfy { $0.link?.hasPrefix("https://") != false })
        #expect(content.people.allSatisfy { $0.name.count <= Limits.name && Handle($0.handle) != nil })
    }

    @Test func `every picture that is shown is there and described in both languages`() throws {
        for name in Set(content.moments.flatMap(\.photos) + content.people.map(\.background)) {
            #expect(try content.photo(name).count > 1000)
            #expect(content.descriptions[name]?.keys.count == DemoLanguage.allCases.count, "\(name)")
        }
        for person in content.people { #expect(try content.avatar(of: person).count > 1000) }
    }

    @Test func `the pictures are small enough to travel with the program`() throws {
        let names = content.descriptions.keys
        let total = try names.reduce(0) { try $0 + content.photo($1).count }

        #expect(total < 4_000_000)
    }
}

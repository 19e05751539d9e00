import Foundation
import Testing
import TreeholeAPI

@testable import TreeholeModel

@Suite struct ListTests {
    @Test func `pages of each order have each post once`() async throws {
        let board = try Board()
        let people = [try await board.join(), try await board.join(), try await board.join(), try await board.join()]
        for number in 0..<32 {
            try await people[number % 4].perform(.publishPost("Post \(number)"))
            board.advance(by: 60)
        }
        try await people[0].perform(.addComment("Up", to: 3))

        for order in [PostOrder.newest, .lastReply, .random] {
            var (ids, cursor): ([Int], String?) = ([], nil)
            repeat {
                let page = try await people[1].perform(.posts(order, first: 7, after: cursor))
                ids += page.items.map(\.id)
                cursor = page.hasNext ? page.endCursor : nil
            } while cursor != nil
            #expect(ids.sorted() == Array(1...32), "\(order)")
            if order == .newest { #expect(ids == (1...32).reversed()) }
            if order == .lastReply { #expect(ids.prefix(3) == [3, 32, 31]) }
            // The chance of an order of numbers is 1 in 10 to the 35th.
            if order == .random { #expect(ids != ids.sorted() && ids != ids.sorted(by: >)) }
        }
        #expect(try await people[2].ids(.mine) == [31, 27, 23, 19, 15, 11, 7, 3])
    }

    @Test func `posts are found by text, tag, number and date`() async throws {
        let board = try Board()
        let ada = try await board.join()
        let start = board.now
        try await ada.perform(.publishPost("The Coffee machine", tag: "Campus"))
        board.advance(by: 86_400)
        try await ada.perform(.publishPost("喝咖啡的地方", tag: "生活"))
        board.advance(by: 86_400)
        try await ada.perform(.publishPost("100% of 1 thing"))

        #expect(try await ada.ids(.newest, PostSearch(text: "coffee")) == [1])
        #expect(try await ada.ids(.newest, PostSearch(text: "咖啡")) == [2])
        #expect(try await ada.ids(.newest, PostSearch(text: "#2")) == [2])
        #expect(try await ada.ids(.newest, PostSearch(text: "1")) == [3, 1])
        #expect(try await ada.ids(.newest, PostSearch(text: "%")) == [3])
        #expect(try await ada.ids(.newest, PostSearch(tag: "campus")) == [1])
        #expect(try await ada.ids(.newest, PostSearch(from: start + 1)) == [3, 2])
        #expect(try await ada.ids(.newest, PostSearch(from: start + 1, to: start + 90_000)) == [2])
        #expect(try await ada.ids(.newest, PostSearch(text: "coffee", tag: "生活")) == [])
    }

    @Test func `blocked tags and words are left out, but not of what one has starred`() async throws {
        let board = try Board()
        let (ada, ben) = (try await board.join(), try await board.join())
        try await ada.perform(.publishPost("Exam results", tag: "Study"))
        try await ada.perform(.publishPost("About RAIN"))
        try await ada.perform(.publishPost("About sun"))
        try await ben.perform(.setStar(1, isStarred: true))

        var settings = MemberSettings()
        settings.blockedTags = ["#study", "study "]
        settings.blockedWords = [" rain", ""]
        let saved = try await ben.perform(.saveSettings(settings))

        #expect(saved.settings.blockedTags == ["study"])
        #expect(saved.settings.blockedWords == ["rain"])
        #expect(try await ben.ids() == [3])
        #expect(try await ben.ids(.newest, PostSearch(text: "about")) == [3])
        #expect(try await ben.ids(.starred) == [1])
        #expect(try await ada.ids() == [3, 2, 1])
    }

    @Test func `trending tags are those of the last seven days`() async throws {
        let board = try Board()
        let ada = try await board.join()
        try await ada.perform(.publishPost("Old", tag: "old"))
        board.advance(by: 8 * 86_400)
        for (text, tag) in [("A", "Food"), ("B", "food"), ("C", "rain")] {
            try await ada.perform(.publishPost(text, tag: tag))
        }
        try await ada.perform(.addComment("Wet", to: 4))

        let tags = try await ada.perform(.trendingTags)

        #expect(tags.map(\.id.localizedLowercase) == ["food", "rain"])
        #expect(tags.map(\.postCount) == [2, 1])
        #expect(tags.map(\.commentCount) == [0, 1])
    }
}

import MomentsModel
import Testing

@testable import MomentsDemo

@Suite struct DemoMomentReaderTests {
    @Test func `a moment has a heading, paragraphs and comments`() throws {
        let moments = try DemoMomentReader.moments(
            of: "robin",
            in: """
                @ 3d 18:20 | photos: kite, hills-dusk | link: https://example.org
                First.

                Second.
                > nora: A comment: with a colon.
                >> robin: An answer.
                >>> nora: To the answer.
                >> tom: Another answer.
                > tom: Another comment.

                @ 4m | only me
                Alone.
                """
        )

        #expect(moments.count == 2)
        #expect(moments[0].text == "First.\n\nSecond.")
        #expect(moments[0].photos == ["kite", "hills-dusk"])
        #expect(moments[0].link == "https://example.org")
        #expect(moments[0].comments.map(\.author) == ["nora", "robin", "nora", "tom", "tom"])
        #expect(moments[0].comments.map(\.answers) == [nil, 0, 1, 0, nil])
        #expect(moments[0].comments[0].text == "A comment: with a colon.")
        #expect(moments[1].visibility == .onlyMe)
        #expect(moments[1].comments.isEmpty)
    }

    @Test(arguments: [
        ("hello", "line 1: expected '@ '"), ("@ yesterday\nText", "line 1: expected an age"),
        ("@ 4m | photo: kite", "line 1: expected 'photos:'"), ("@ 4m\nText\n> nora", "line 3: expected '> handle"),
        ("@ 4m\nText\n>> nora: Yes", "line 3: there is no comment to reply to"),
    ])
    func `a mistake is named with its line`(text: String, message: String) throws {
        let error = #expect(throws: DemoContentError.self) { try DemoMomentReader.moments(of: "robin", in: text) }

        #expect(error?.message.contains(message) == true)
    }
}

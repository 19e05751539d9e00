import MomentsModel
import MomentsTesting
import Testing

@testable import MomentCards

struct MentionEndingTests {
    @Test(arguments: [
        ("@", ""), ("@gra", "gra"), ("With @Gra", "gra"), ("With\n@bob_9", "bob_9"), ("和@gra", "gra"), ("(@gra", "gra"),
    ])
    func `a mention is being typed at the end`(text: String, letters: String) {
        #expect(MentionEnding(of: text)?.letters == letters)
    }

    @Test(arguments: ["", "gra", "With @gra ", "@gra, and", "ada@example", "ada@", "@@gra", "@gra好"])
    func `other texts end in none`(text: String) {
        #expect(MentionEnding(of: text) == nil)
    }

    @Test func `a friend's handle replaces the letters, and a space follows`() {
        let grace = UserDetails.sample(id: 2, name: "Grace")

        #expect(MentionEnding(of: "With @GR")?.completed(with: grace) == "With @grace ")
        #expect(MentionEnding(of: "@")?.completed(with: grace) == "@grace ")
    }

    @Test(
        arguments: [
            ("@", [2, 3, 4]), ("@g", [2]), ("@hop", [2]), ("@opper", []), ("@al", [3, 4]), ("@turing", [3]), ("@x", []),
        ] as [(String, [PersonID])]
    )
    func `people match by handle, or a word of their name`(text: String, ids: [PersonID]) {
        let people: [UserDetails] = [
            .sample(id: 2, name: "Grace Hopper", handle: "grace"),
            .sample(id: 3, name: "Alan Turing", handle: "turing"),
            .sample(id: 4, name: "王小明", handle: "alex"),
        ]

        #expect(MentionEnding(of: text)?.matches(among: people, limit: 5).map(\.id) == ids)
    }

    @Test func `no more people match than are wanted`() {
        let people = (1...9).map { UserDetails.sample(id: PersonID(rawValue: $0), name: "P\($0)") }

        #expect(MentionEnding(of: "@p")?.matches(among: people, limit: 5).map(\.id) == [1, 2, 3, 4, 5])
    }
}

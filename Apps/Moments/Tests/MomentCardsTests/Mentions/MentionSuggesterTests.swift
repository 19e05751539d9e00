import Combine
import MomentCards
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct MentionSuggesterTests {
    private let friends = StubFriendsRepo()
    private let text = CurrentValueSubject<String, Never>("")
    private let suggester: MentionSuggester

    init() {
        friends.onRefresh = {}
        suggester = MentionSuggester(for: text.eraseToAnyPublisher(), friends: friends)
    }

    private var names: [String] { suggester.suggestions.value.map(\.name) }

    @Test func `friends are suggested while a mention is typed`() {
        friends.friendsSubject.value.items = [.sample(id: 2, name: "Grace"), .sample(id: 3, name: "Linus")]
        #expect(names.isEmpty)

        text.value = "With @"
        #expect(names == ["Grace", "Linus"])
        text.value = "With @l"
        #expect(names == ["Linus"])
        text.value = "With @linus "

        #expect(names.isEmpty && friends.calls.isEmpty)
    }

    @Test func `friends are loaded once, at the first mention`() async throws {
        let gate = Gate()
        friends.onRefresh = { [friends] in
            await gate.pass()
            friends.friendsSubject.value.items = [.sample(id: 2, name: "Grace")]
        }
        text.value = "Hello"
        #expect(friends.calls.isEmpty)

        text.value = "Hello @"
        await gate.arrival()
        text.value = "Hello @g"
        gate.open()
        try await Recorder(suggester.suggestions).wait { !$0.isEmpty }

        #expect(names == ["Grace"] && friends.calls == [.refresh])
    }

    @Test func `after a failure the next letter tries again`() async throws {
        let gate = Gate()
        friends.onRefresh = { await gate.pass() }
        text.value = "@"
        await gate.arrival()
        gate.open()
        // The first attempt has brought nothing; it ends after the repository has answered.
        friends.onRefresh = { [friends] in friends.friendsSubject.value.items = [.sample(id: 2, name: "Grace")] }
        var letters = 0
        await settle {
            letters += 1
            text.value = "@" + String("grace".prefix(letters % 5))
            return !names.isEmpty
        }

        #expect(names == ["Grace"] && friends.calls == [.refresh, .refresh])
    }
}

import Friends
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct PersonScreenTests {
    @Test func `a friend's page tells what there is and shows the moments`() async {
        let host = host(PersonFixture(moments: [.sample(id: 8, title: "A nice day")]))
        await host.settle()

        for text in ["You are friends", "12 moments", "Friends since November 14, 2023", "A nice day"] {
            #expect(host.texts.contains(text), "\(text)")
        }
        #expect(host.issues.isEmpty)
    }

    @Test func `a stranger is asked from the page`() async throws {
        let fixture = PersonFixture(.stranger)
        fixture.friends.onRequestFriendship = { [friends = fixture.friends] _ in
            friends.subject(of: 2).value = .present(PersonFixture.grace(.requested))
            return PersonFixture.grace(.requested)
        }
        let host = host(fixture)
        #expect(host.texts.contains("Friends only"))

        try await host.tap("Send friend request")

        #expect(host.texts.contains("Request sent to Grace"))
    }

    @Test func `a friend is removed after a question`() async throws {
        let fixture = PersonFixture()
        fixture.friends.onRemove = { _ in }
        let host = host(fixture)

        try await host.tap("Remove friend")
        #expect(!fixture.friends.calls.contains(.remove(2)))
        #expect(host.texts.contains("Remove Grace from your friends?"))
        try await host.tap("Remove friend")

        #expect(fixture.friends.calls.contains(.remove(2)))
    }

    @Test func `somebody one may not see has a friendly page`() async {
        let fixture = PersonFixture(nil)
        let host = host(fixture)
        await host.settle()

        fixture.friends.subject(of: 2).value = .gone
        await host.settle()

        #expect(host.texts.contains("Profile not available"))
    }

    @Test func `it speaks Chinese`() async {
        let host = host(PersonFixture(.asksMe), language: "zh-Hans")
        await host.settle()

        for text in ["Grace想加你为朋友", "接受", "拒绝"] { #expect(host.texts.contains(text), "\(text)") }
    }

    private func host(_ fixture: PersonFixture, language: String = "en") -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack { PersonScreen(viewModel: fixture.viewModel) }
                .environment(\.appClock, .fixed(.sample))
                .environment(\.timeZone, .gmt)
                .environmentObject(AppModel())
        }
    }
}

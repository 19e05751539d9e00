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

    @Test func `the album of a friend is linked, and that of a stranger is not`() async throws {
        let friend = host(PersonFixture())
        let stranger = host(PersonFixture(.stranger))
        await stranger.settle()

        try await friend.tap("Album")

        #expect(friend.texts.contains("album-2"))
        #expect(!stranger.texts.contains("Album"))
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

    @Test func `moments are hidden from the menu, and the page says so`() async throws {
        let fixture = PersonFixture()
        fixture.privacy.onSetFriend = { [friends = fixture.friends] _, hidesMine, _, _ in
            let person = PersonFixture.grace(.friend, settings: FriendSettings(hidesMine: hidesMine == true))
            friends.subject(of: 2).value = .present(person)
            return person
        }
        let host = host(fixture)

        try await host.set(true, toggle: "Hide my moments from Grace")

        #expect(try host.value(of: "Hide my moments from Grace") == "true")
        #expect(try host.value(of: "Hide Grace's moments") == "false")
        #expect(host.texts.contains("Does not see your moments"))
    }

    @Test func `tags are chosen from the menu`() async throws {
        let fixture = PersonFixture()
        fixture.privacy.tagsSubject.value.items = [FriendTag(id: 1, name: "Family")]
        fixture.privacy.onSetFriend = { _, _, _, _ in PersonFixture.grace(.friend) }
        let host = host(fixture)

        try await host.tap("Tags")
        #expect(host.texts.contains("Tags of Grace"))
        try await host.tap("Family")
        try await host.tap("Done")

        let call = StubPrivacyRepo.Call.setFriend(2, hidesMine: nil, hidesTheirs: nil, tags: [1])
        #expect(fixture.privacy.calls.contains(call))
        #expect(!host.texts.contains("Tags of Grace"))
        #expect(host.issues.isEmpty)
    }

    @Test(arguments: [
        (
            Friendship.friend,
            "Your friendship ends, and neither of you finds the other any more. Nothing tells them."
        ), (.asksMe, "Neither of you finds the other any more. Nothing tells them."),
    ])
    func `a person is blocked after a question that says what happens`(
        friendship: Friendship,
        message: String
    ) async throws {
        let fixture = PersonFixture(friendship)
        fixture.privacy.onBlock = { _ in }
        fixture.friends.onRefreshPerson = { [friends = fixture.friends, privacy = fixture.privacy] in
            if privacy.calls.contains(.block($0)) { friends.subject(of: $0).value = .gone }
        }
        let host = host(fixture)

        try await host.tap("Block Grace")
        #expect(host.texts.contains("Block Grace?") && host.texts.contains(message))
        #expect(fixture.privacy.calls.isEmpty)
        try await host.tap("Block Grace")

        #expect(fixture.privacy.calls == [.block(2)])
        #expect(host.texts.contains("Profile not available"))
    }

    @Test(arguments: [Friendship.friend, .asksMe, .requested])
    func `a person is reported from the menu`(friendship: Friendship) async throws {
        let fixture = PersonFixture(friendship)
        fixture.reports.onReport = { _, _, _ in }
        let host = host(fixture)

        try await host.tap("Report Grace")
        try await host.tap("Another reason")
        try await host.type("Pretends to be my sister.", into: "Note")
        try await host.tap("Send")

        #expect(fixture.reports.calls == [.report(.person(2), reason: .other, note: "Pretends to be my sister.")])
        #expect(host.texts.contains("Thank you for your report"))
        #expect(host.issues.isEmpty)
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
            NavigationStack {
                PersonScreen(viewModel: fixture.viewModel)
                    .navigationDestination(for: Route.self) { Text(verbatim: $0.description) }
            }
            .environment(\.appClock, .fixed(.sample))
            .environment(\.timeZone, .gmt)
            .environmentObject(AppModel())
        }
    }
}

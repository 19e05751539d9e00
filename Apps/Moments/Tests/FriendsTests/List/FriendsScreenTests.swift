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
struct FriendsScreenTests {
    @Test func `friends are shown with what there is to tell`() async {
        let fixture = FriendsFixture([.friend(2, "Grace", moments: 1, lastMoment: 2)])
        let host = host(fixture)
        await host.settle()

        for text in ["Grace", "@grace", "1 moment", "2 days ago"] { #expect(host.texts.contains(text), "\(text)") }
        #expect(fixture.repo.calls == [.refresh])
        #expect(host.issues.isEmpty)
    }

    @Test func `the view model is created when the screen appears`() async {
        let fixture = FriendsFixture([.friend(2, "Grace")])
        var count = 0
        let make = { () -> FriendsListViewModel in
            count += 1
            return fixture.viewModel
        }

        let screen = FriendsScreen(viewModel: make())
        #expect(count == 0)

        let host = ViewHost { NavigationStack { screen }.environmentObject(AppModel()) }
        await host.settle()
        #expect(count == 1 && host.texts.contains("Grace"))
    }

    @Test func `a slash moves the focus to the search field`() async throws {
        let host = host(FriendsFixture([.friend(2, "Grace")]))

        try await host.press("/")

        #expect(host.focusedName == "Name or handle")
    }

    @Test func `a category is picked by its chip`() async throws {
        let host = host(FriendsFixture([.friend(2, "Grace", since: 3), .friend(3, "Linus")]))

        try await host.tap("New")

        #expect(host.texts.contains("Grace"))
        #expect(!host.texts.contains("Linus"))
    }

    @Test func `rows become compact and large again`() async throws {
        let host = host(FriendsFixture([.friend(2, "Grace", moments: 7)]))

        try await host.tap("Compact rows")
        #expect(!host.texts.contains("7 moments"))

        try await host.tap("Large rows")
        #expect(host.texts.contains("7 moments"))
    }

    @Test func `the order is chosen and the choice cleared`() async throws {
        let fixture = FriendsFixture([.friend(2, "Grace", moments: 1), .friend(3, "Linus", moments: 5)])
        let host = host(fixture)

        try await host.tap("Sort")
        #expect(!host.texts.contains("Clear selection"))
        try await host.tap("Most moments")
        #expect(host.texts.filter { ["Grace", "Linus"].contains($0) } == ["Linus", "Grace"])

        try await host.tap("Sort")
        try await host.tap("Clear selection")
        #expect(host.texts.filter { ["Grace", "Linus"].contains($0) } == ["Grace", "Linus"])
    }

    @Test func `nothing found says what was looked for`() async throws {
        let fixture = FriendsFixture([.friend(2, "Grace")])
        fixture.repo.onSearch = { _ in [] }
        let host = host(fixture)

        try await host.type("zz", into: "Name or handle")
        fixture.scheduler.advance(by: .milliseconds(300))
        await host.settle()

        #expect(host.texts.contains("Nothing found for “zz”"))
    }

    @Test func `a request is accepted from its row`() async throws {
        let fixture = FriendsFixture(received: [.sample(id: 7)])
        fixture.repo.onAccept = { _ in }
        let host = host(fixture)

        try await host.tap("Accept Grace")

        #expect(fixture.repo.calls.contains(.accept(7)))
    }

    @Test func `requests are named by their direction`() async throws {
        let sent = FriendRequest.sample(id: 8, userDetails: .sample(id: 10, name: "Linus"))
        let host = host(FriendsFixture([.friend(4, "Alan")], received: [.sample(id: 7)], sent: [sent]))

        try await host.tap("Requests")

        #expect(host.html.contains("Request from Grace"))
        #expect(host.html.contains("Request to Linus"))
    }

    @Test func `a person without friends asks somebody`() async throws {
        let fixture = FriendsFixture()
        fixture.repo.onRequestFriendship = { _ in .sample(id: 2, name: "Grace", friendship: .requested) }
        let host = host(fixture)

        try await host.tap("Add your first friend")
        await #expect(throws: ViewHostError.self) { try await host.tap("Send friend request") }
        try await host.type("@grace", into: "Handle")
        try await host.tap("Send friend request")
        #expect(host.texts.contains("Friend request sent."))

        try await host.tap("Done")
        #expect(fixture.repo.calls.contains(.requestFriendship("grace")))
        #expect(!host.texts.contains("Friend request sent."))
    }

    @Test func `an unknown handle is told`() async throws {
        let fixture = FriendsFixture()
        fixture.repo.onRequestFriendship = { _ in throw RepoError(.notFound) }
        let host = host(fixture)

        try await host.tap("Add a friend")
        try await host.type("grace", into: "Handle")
        try await host.tap("Send friend request")

        #expect(host.texts.contains("No account has the handle @grace."))
    }

    @Test func `the tags are one tap away`() async throws {
        let fixture = FriendsFixture([.friend(2, "Grace")])
        let host = ViewHost {
            NavigationStack {
                FriendsScreen(viewModel: fixture.viewModel)
                    .navigationDestination(for: Route.self) { Text(verbatim: "Page \($0)") }
            }
            .environmentObject(AppModel())
        }

        try await host.tap("Tags")

        #expect(host.texts.contains("Page tags"))
    }

    @Test func `it speaks Chinese`() async throws {
        let host = host(FriendsFixture([.friend(2, "Grace", moments: 1)], received: [.sample()]), language: "zh-Hans")
        await host.settle()

        for text in ["1条动态", "收到的请求", "接受"] { #expect(host.texts.contains(text), "\(text)") }
    }

    private func host(_ fixture: FriendsFixture, language: String = "en") -> ViewHost {
        let locale = Locale(identifier: language)
        fixture.viewModel.languageChanged(to: Localizer(locale: locale, clock: .fixed(.sample)))
        return ViewHost(locale: locale) {
            NavigationStack { FriendsScreen(viewModel: fixture.viewModel) }
                .environment(\.appClock, .fixed(.sample))
                .environmentObject(AppModel())
        }
    }
}

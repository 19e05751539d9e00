import APIKit
import Foundation
import OrielTesting
import SwiftUI
import Testing

@testable import TreeholeApp
@testable import TreeholeModel

@MainActor
struct SettingsTests {
    private let services: AppServices
    private let session: Session
    private let transport = SampleTransport()

    init() {
        services = AppServices(TreeholeHost(transport: transport, member: .signedIn(.sample)))
        session = Session(services)
    }

    private func host(@ViewBuilder _ page: @escaping () -> some View) -> ViewHost {
        ViewHost { [services] in
            NavigationStack { page() }
                .environmentObject(services.appModel)
                .environmentObject(services.router)
        }
    }

    @Test func `a blocked word is added and removed`() async throws {
        let host = host { [session] in BlockedScreen(viewModel: SettingsViewModel(session)) }
        try await host.tap("No longer block exam results")
        try await host.wait { services.appModel.settings.blockedWords.isEmpty }

        try await host.type("finals", into: "New word")
        let texts = host.texts
        #expect(texts.contains("Blocked words"))
    }

    @Test func `a code for another device is shown`() async throws {
        let host = host { [session] in SettingsScreen(viewModel: SettingsViewModel(session)) }

        try await host.tap("Add a device")
        try await host.wait { host.texts.contains("DEVI-CE12-CODE") }
    }

    @Test func `only moderators see the moderation`() async throws {
        let host = host { [session] in SettingsScreen(viewModel: SettingsViewModel(session)) }
        #expect(host.texts.contains("Reports"))

        services.appModel.apply(.signedIn(Member()))
        try await host.wait { !host.texts.contains("Reports") }
    }

    @Test func `own posts are exported as JSON`() async throws {
        let viewModel = SettingsViewModel(session)

        await viewModel.exportTapped()

        let data = try #require(try viewModel.export?.data())
        let posts = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        #expect(posts.map { $0["number"] as? Int } == [16])
    }

    @Test func `signing out deletes the token`() async {
        var isDeleted = false
        var states: [AppModelState] = []
        var host = TreeholeHost(transport: transport)
        host.deleteToken = { isDeleted = true }
        let viewModel = SettingsViewModel(Session(AppServices(host)))
        let subscription = viewModel.appModelStates.sink { states.append($0) }
        defer { subscription.cancel() }

        await viewModel.signOutTapped()

        #expect(isDeleted)
        #expect(states == [.signedOut(.chosen)])
    }

    @Test func `a report is decided once more asked, and leaves the queue`() async throws {
        let host = host { [session] in ReportsScreen(api: session.api) }
        try await host.wait { host.texts.contains("Buy my notes!") }

        let viewModel = QueueViewModel(.reports, api: session.api)
        await viewModel.load()
        await viewModel.remove(1, .decide(1, .hide))

        #expect(viewModel.items?.map(\.id) == [2])
        #expect(host.issues.isEmpty)
    }

    @Test func `another sign-in is ended`() async {
        let viewModel = QueueViewModel(.signIns, api: session.api)
        await viewModel.load()

        await viewModel.remove(2, .endSignIn(2))

        #expect(viewModel.items?.map(\.id) == [1])
    }
}

import APIKit
import OrielTesting
import SwiftUI
import Testing
import TreeholeAPI

@testable import TreeholeApp
@testable import TreeholeModel

@MainActor
struct AppServicesTests {
    private let transport = SampleTransport()

    private func services(_ member: SignInState) -> AppServices {
        AppServices(TreeholeHost(transport: transport, member: member))
    }

    @Test func `an unknown member is fetched`() async {
        let services = services(.unknown)
        var states: [AppModelState] = []
        let subscription = services.appModelStates.sink { states.append($0) }
        defer { subscription.cancel() }

        await services.start()
        await services.start()

        #expect(states.first == .signedIn(.sample))
    }

    @Test func `an expired token in any screen leads to the sign-in, which says why`() async throws {
        let services = services(.signedIn(.sample))
        let host = ViewHost { RootView(services: services) }
        await host.settle()
        #expect(host.texts.contains("Newest"))
        transport.refuse("posts", "UNAUTHENTICATED")

        try await host.tap("Last reply")
        try await host.wait { host.texts.contains("Invitation code") }

        #expect(host.texts.contains("Your sign-in has ended. Enter a code to go on where you were."))
        #expect(services.appModel.signInState == .signedOut(.expired))
    }

    @Test func `after a sign-in the tabs are shown`() async throws {
        let services = services(.signedOut(.never))
        let host = ViewHost { RootView(services: services) }
        await host.settle()

        try await host.type("ABCD", into: "Invitation code")
        try await host.tap("Sign in")
        try await host.wait { host.texts.contains("Newest") }

        #expect(services.appModel.member == .sample)
        #expect(host.issues.isEmpty)
    }

    @Test func `the badge counts unread starred posts`() async throws {
        let services = services(.signedIn(.sample))
        let host = ViewHost { RootView(services: services) }

        try await host.wait { services.appModel.unreadCount == 1 }

        #expect(host.issues.isEmpty)
    }

    @Test func `signing out forgets the unread count`() {
        let model = AppModel.sample
        model.apply(.unreadCount(3))

        model.apply(.signedOut(.chosen))

        #expect(model.unreadCount == 0)
        #expect(model.member == nil)
    }
}

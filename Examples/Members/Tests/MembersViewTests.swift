import OrielTesting
import SwiftUI
import Testing

@testable import Members

@MainActor
struct MembersViewTests {
    @Test func `a wrong password is reported`() async throws {
        let host = ViewHost { MembersView() }

        try await host.type("Ada", into: "Name")
        try await host.type("guess", into: "Password")
        try await host.tap("Sign in")

        #expect(host.texts.contains("Name or password is wrong."))
    }

    @Test func `a member is welcomed`() {
        let host = ViewHost { MembersView().environment(\.member, Member(name: "Grace", token: nil)) }

        #expect(host.texts.contains("Welcome, Grace!"))
    }
}

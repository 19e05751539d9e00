import APIKit
import OrielTesting
import SwiftUI
import Testing

@testable import TreeholeApp
@testable import TreeholeModel

@MainActor
struct PostScreenTests {
    private func host(_ id: Int = 17) -> ViewHost {
        let services = AppServices.sample
        let session = Session(services)
        session.posts.keep(Post.samples)
        return ViewHost {
            NavigationStack {
                PostScreen(store: PostDetailStore(id, session: session))
            }
            .environmentObject(services.appModel)
            .environmentObject(services.router)
        }
    }

    @Test func `people have names in the order in which they appear`() async throws {
        let host = host()
        try await host.wait { host.texts.contains("See you there!") }

        #expect(host.texts.contains("Alice"))
        #expect(host.texts.contains("Bob"))
        #expect(host.texts.contains("Author"))
        // The third comment quotes the first.
        #expect(host.texts.count { $0 == "Every Thursday. Room 204 is the best." } == 2)
        #expect(host.issues.isEmpty)
    }

    @Test func `a comment is written and sent`() async throws {
        let host = host()
        try await host.wait { host.texts.contains("See you there!") }

        try await host.type("Me too", into: "Comment")
        try await host.tap("Send")
        try await host.wait { host.texts.contains("Me too") }

        #expect(try host.value(of: "Comment") == "")
    }

    @Test func `the post is reported with a reason`() async throws {
        // Without comments, whose menus have the same item.
        let host = host(15)
        try await host.wait { host.texts.contains("No comments yet") }

        try await host.tap("Actions of the post")
        try await host.tap("Report")
        #expect(host.texts.contains("Report post"))
        #expect(host.texts.contains("Insult or harassment"))
        try await host.tap("Advertising or spam")
        try await host.tap("Send")
        try await host.wait { !host.texts.contains("Report post") }
    }
}

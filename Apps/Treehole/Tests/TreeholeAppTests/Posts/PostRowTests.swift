import APIKit
import OrielTesting
import SwiftUI
import Testing

@testable import TreeholeApp
@testable import TreeholeModel

@MainActor
struct PostRowTests {
    private let services = AppServices.sample

    private func host(_ id: Int) -> ViewHost {
        let session = Session(services)
        session.posts.keep(Post.samples)
        return ViewHost { [services] in
            NavigationStack { PostRow(viewModel: PostListItemViewModel(id, store: session.posts)) }
                .environmentObject(services.appModel)
                .environmentObject(services.router)
        }
    }

    @Test func `a sensitive post is folded until it is tapped`() async throws {
        let host = host(13)
        #expect(!host.texts.contains("I failed the exam again."))

        try await host.tap("Sensitive: tap to show")

        #expect(host.texts.contains("I failed the exam again."))
    }

    @Test func `a sensitive post is shown if the settings say so`() {
        var member = Member.sample
        member.settings.foldsSensitive = false
        services.appModel.apply(.signedIn(member))

        #expect(host(13).texts.contains("I failed the exam again."))
    }

    @Test func `a star is set in the list`() async throws {
        let host = host(16)

        try await host.tap("Star post 16")
        try await host.wait { host.texts.contains("5") }

        #expect(host.issues.isEmpty)
    }

    @Test func `a tap on the tag searches for it`() async throws {
        try await host(17).tap("Posts with the tag study")

        #expect(services.router.tab == .search)
    }
}

import MomentsModel
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@testable import MomentCards

@MainActor
struct ClassicProfileHeaderTests {
    private let host = ViewHost {
        ProfileHeader(viewModel: UserProfileListItemViewModel(user: .sample(name: "Ada")))
            .environment(\.cardStyle, .classic)
    }

    @Test func `it shows the name and the avatar`() {
        #expect(host.texts == ["Ada", "A"])
        #expect(host.html.contains("Profile of Ada"))
        #expect(!host.texts.contains("@ada"))
    }

    @Test func `it springs back when the drag ends`() async throws {
        let before = host.html

        try await host.drag("Profile of Ada", by: CGSize(width: 80, height: -40))

        let changes = host.drainChanges().joined(separator: "\n")
        #expect(host.html == before)
        for name in ["angle", "axisX", "scaleX"] { #expect(changes.contains(name), "\(name)") }
    }
}

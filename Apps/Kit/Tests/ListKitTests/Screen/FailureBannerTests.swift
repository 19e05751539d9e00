import OrielTesting
import SwiftUI
import Testing

@testable import ListKit

@MainActor
struct FailureBannerTests {
    private struct Page: View {
        @State var failure: RepoError?

        var body: some View {
            VStack { FailureBanner(failure) { failure = nil } }
        }
    }

    @Test func `an error is shown until the person dismisses it`() async throws {
        let host = ViewHost { Page(failure: RepoError(.unavailable)) }
        #expect(host.texts.contains("The server cannot be reached. Please try again in a moment."))

        try await host.tap("OK")

        #expect(host.texts.isEmpty)
    }
}

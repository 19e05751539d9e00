import OrielTesting
import SwiftUI
import Testing

@testable import DesignKit

@MainActor
struct FavouriteButtonTests {
    @Test func `a press tells and the button keeps nothing itself`() async throws {
        var presses = 0
        let host = ViewHost { FavouriteButton(.heart, isOn: false, label: Text(verbatim: "Like")) { presses += 1 } }

        try await host.tap("Like")

        #expect(presses == 1)
        #expect(host.html.contains("aria-pressed=\"false\""))
    }

    @Test func `it stays pressed while it is on`() async throws {
        let host = ViewHost { LikeCounter() }

        try await host.tap("Like")
        #expect(host.html.contains("aria-pressed=\"true\""))

        try await host.tap("Like")
        #expect(host.html.contains("aria-pressed=\"false\""))
    }
}

private struct LikeCounter: View {
    @State private var isOn = false

    var body: some View { FavouriteButton(.star, isOn: isOn, label: Text(verbatim: "Like")) { isOn.toggle() } }
}

import OrielTesting
import SwiftUI
import Testing

@testable import DesignKit

@MainActor
struct ConfirmingButtonTests {
    @Test func `it asks, and acts only after the answer`() async throws {
        var count = 0
        let host = ViewHost {
            ConfirmingButton(
                Text(verbatim: "End"),
                label: Text(verbatim: "End it here"),
                asking: Text(verbatim: "End it?"),
                message: Text(verbatim: "For ever.")
            ) {
                count += 1
            }
        }

        try await host.tap("End it here")
        #expect(host.texts.contains("End it?"))
        #expect(host.texts.contains("For ever."))
        #expect(count == 0)

        try await host.tap("End")
        #expect(count == 1)
    }
}

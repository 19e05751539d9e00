import Combine
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct SubscriptionFormsTests {
    @Test func `a view receives the values of a publisher`() async throws {
        let host = ViewHost { SubscriptionForms(sent: PassthroughSubject()) }

        try await host.tap("Send")
        try await host.tap("Send")

        #expect(host.texts == ["Sum 4", "Send"])
    }
}

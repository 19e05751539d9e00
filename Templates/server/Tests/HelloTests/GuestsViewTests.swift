#if os(Linux)
import OrielTesting
import SwiftUI
import Testing

@testable import Hello

@MainActor
struct GuestsViewTests {
    @Test func `a guest who signs is in the book`() async throws {
        let guestBook = GuestBook()
        let host = ViewHost { GuestsView().environment(\.guestBook, guestBook) }

        try await host.type("Ada", into: "Your name")
        try await host.tap("Sign")
        try await host.wait(until: { host.texts.contains("Guests: 1") })

        #expect(await guestBook.guests == ["Ada"])
    }

    @Test func `texts are in Chinese, too`() {
        let host = ViewHost { GuestsView().environment(\.locale, Locale(identifier: "zh-Hans")) }

        #expect(host.texts.contains("0 位客人"))
    }
}
#endif

#if os(Linux)
import OrielTesting
import SwiftUI
import Testing

@testable import Hello

@MainActor
struct BooksViewTests {
    @Test func `a new book is in the list`() async throws {
        let host = ViewHost { BooksView() }

        try await host.type("Emma", into: "New book")
        try await host.tap("Add")

        #expect(host.texts.contains("Emma"))
        #expect(host.texts.contains("Books: 4"))
    }

    @Test func `a row opens its book`() async throws {
        let host = ViewHost { BooksView() }

        try await host.tap("Kokoro")

        #expect(host.texts.contains("Read"))
    }

    @Test func `texts are in Chinese, too`() {
        let host = ViewHost { BooksView().environment(\.locale, Locale(identifier: "zh-Hans")) }

        #expect(host.texts.contains("3 本书"))
    }
}
#endif

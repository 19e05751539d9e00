#if os(Linux)
import OrielTesting
import SwiftUI
import Testing

@testable import Hello

@MainActor
struct ContentViewTests {
    @Test func `whoever types a name is welcomed`() async throws {
        let host = ViewHost { ContentView() }

        try await host.type("Ada", into: "Your name")

        #expect(host.texts.contains("Welcome, Ada!"))
    }

    @Test func `texts are in Chinese, too`() {
        let host = ViewHost { ContentView().environment(\.locale, Locale(identifier: "zh-Hans")) }

        #expect(host.texts.contains("欢迎！"))
    }
}
#endif

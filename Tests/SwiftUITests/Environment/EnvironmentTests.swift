import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct EnvironmentTests {
    @Test func `values are read as the host and the views above set them`() {
        let plain = ViewHost { EnvironmentReading() }.texts
        #expect(plain.contains("light"))
        #expect(plain.contains("compact"))
        #expect(plain.contains("pixel 1"))
        #expect(plain.last == "en_US")

        let texts = ViewHost { EnvironmentWriting() }.texts
        #expect(
            texts.prefix(10) == [
                "dark", "small", "usual", "disabled", "rtl", "compact", "pixel 1", "lines 2", "centred", "fr_FR",
            ]
        )
        #expect(texts.suffix(9).contains("lines 2"))
    }

    @Test func `custom keys give their default and what is set`() async throws {
        let host = ViewHost { CaptionScreen() }
        #expect(host.texts == ["wide live", "compact mock", "Selected nothing"])

        try await host.tap("compact mock")
        #expect(host.texts.last == "Selected mock")
    }

    @Test func `entries are keys`() {
        #expect(ViewHost { BadgesView() }.texts == ["No badge", "Unread: ***"])
    }

    @Test func `a style protocol in the environment makes the body`() async throws {
        let host = ViewHost { RatingsView() }
        #expect(host.texts == ["Default", "★★", "Stars", "★★", "2 points"])

        try await host.tap("2 points")
        #expect(host.texts == ["Default", "★★★", "Stars", "★★★", "3 points"])
    }

    @Test func `preferences flow up`() async {
        let host = ViewHost { PreferencesView() }
        await host.settle()

        #expect(host.texts.prefix(4) == ["Title: Inbox", "Width: 40", "a+b+c", "Optional: 3"])
    }

    @Test func `an action for URLs handles or refuses them`() async throws {
        let host = ViewHost { LinksView() }

        try await host.tap("Open inside")
        try await host.tap("Open never")
        try await host.tap("Just open inside")

        #expect(host.texts.filter { ["accepted", "refused"].contains($0) } == ["accepted", "refused"])
        #expect(host.texts.last == "inside inside")
    }

    @Test func `a URL for the system is refused where no host opens it`() async throws {
        let host = ViewHost { SystemLinks() }

        try await host.tap("Open a")

        #expect(host.texts.contains("refused"))
    }
}

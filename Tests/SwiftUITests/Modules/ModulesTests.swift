import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ModulesTests {
    @Test func `names reach the doors however they are imported`() async throws {
        #expect(ViewHost { ScopedImports() }.texts == ["Scoped"])
        #expect(ViewHost { Shadow.Color() }.texts == ["Shadowed"])
        #expect(ViewHost { ConditionalImports() }.texts == ["Debug", "other"])
        #expect(ViewHost { ReexportedView(model: ReexportedModel()) }.texts == ["example.org", "2"])
    }

    @Test func `a published property with a module's name is observed`() async throws {
        let host = ViewHost { Shadow.Reader() }

        try await host.tap("Value 1")

        #expect(host.texts == ["Value 2"])
    }

    @Test func `networking is there without another import`() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [ArticleProtocol.self]
        let url = try #require(URL(string: "https://example.org/articles"))
        let host = ViewHost { WebView(url: url, session: URLSession(configuration: configuration)) }

        try await host.wait(until: { host.texts == ["One", "status 200"] }, within: patience)
    }
}

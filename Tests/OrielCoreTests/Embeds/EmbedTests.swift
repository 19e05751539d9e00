import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct EmbedTests {
    private struct Description: Encodable { var name = "a" }

    @Test func `content of the browser is an element with a description`() throws {
        let host = ViewHost { Embed(.map, description: Description()) { EmbedPlace(description: [1]) { Text("Pin") } } }

        let element = try #require(host.elements(.embed).first)

        #expect(element.element.attributes.string(.embed) == #"{"name":"a"}"# && element.element.events.isEmpty)
        #expect(host.elements(.embedPlace).first?.element.attributes.string(.embed) == "[1]")
        #expect(host.texts == ["Pin"])
    }

    @Test func `a report of the browser reaches the view`() async throws {
        var reports: [EmbedReport] = []
        let host = ViewHost { Embed(.web, description: Description()) { reports.append($0) } }
        let id = try #require(host.elements(.embed).first?.id)

        #expect(await host.send(.choose("load 3"), to: id))
        #expect(await host.send(.choose("load nan"), to: id))

        #expect(reports.map(\.name) == ["load"] && reports.first?.numbers == [3])
    }

    @Test(
        arguments: [
            "", " ", "1", "load ", "load x", "load 1  2", "load inf", "lo-ad 1", "load 1 2 3 4 5 6 7 8 9",
            String(repeating: "a", count: 300),
        ]
    )
    func `texts that no client sends are no reports`(text: String) {
        #expect(EmbedReport(text) == nil)
    }

    @Test func `numbers of reports are bounded`() {
        #expect(EmbedReport("time 1e300 -1e300 -0.5")?.numbers == [1e9, -1e9, -0.5])
    }

    @Test func `a frame shows web addresses only`() throws {
        #expect(WebFrame.Page(URL(string: "https://example.org/a")).url == "https://example.org/a")
        #expect(WebFrame.Page(URL(string: "javascript:alert(1)")).url == nil)
        #expect(WebFrame.Page(URL(filePath: "/etc/passwd")).url == nil)
    }

    @Test func `a frame reports the page that it shows, not an earlier one`() async throws {
        var count = 0
        var page = WebFrame.Page(URL(string: "https://example.org"))
        page.load = 2
        let host = ViewHost { [page] in WebFrame(page) { count += 1 } }
        let id = try #require(host.elements(.embed).first?.id)

        #expect(await host.send(.choose("load 1"), to: id))
        #expect(await host.send(.choose("load 2"), to: id))

        #expect(count == 1)
    }
}

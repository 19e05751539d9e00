import MomentCards
import MomentsModel
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct MentionTextTests {
    private let people: [UserDetails] = [.sample(id: 2, name: "Grace"), .sample(id: 3, name: "Linus")]

    private func host(_ text: String) -> ViewHost { ViewHost { Text(text, mentioning: people) } }

    @Test func `handles of people are links, and others are not`() {
        let host = host("With @grace, @LINUS and @nobody.")

        #expect(host.texts == ["With @grace, @LINUS and @nobody."])
        #expect(host.elements(.link).map(\.name) == ["@grace", "@LINUS"])
        #expect(host.issues.isEmpty)
    }

    @Test(arguments: ["Nobody", "grace@example.org", "**bold** [link](https://example.org)"])
    func `a text without mentions is shown as it is`(text: String) {
        let host = host(text)

        #expect(host.texts == [text])
        #expect(host.elements(.link).isEmpty)
    }

    @Test func `a tap on a mention opens the person, and other links are not touched`() async throws {
        var opened: [PersonID] = []
        var others: [URL] = []
        let mention = try #require(URL(string: "mention:17"))
        let site = try #require(URL(string: "https://example.org/mention:17"))
        let host = ViewHost {
            Link(destination: mention) { Text(verbatim: "Mention") }
                .opensMentions { opened.append($0) }
            Link(destination: site) { Text(verbatim: "Site") }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        others.append(url)
                        return .handled
                    }
                )
        }

        try await host.tap("Mention")
        try await host.tap("Site")

        #expect(opened == [17] && others == [site])
        #expect(MentionLink.person(at: site) == nil)
    }
}

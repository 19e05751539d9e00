import Foundation
import Testing

@testable import OrielCore
@testable import OrielTesting

@MainActor
@Suite struct MarkdownTextTests {
    private func element(@ViewBuilder _ content: () -> some View) throws -> Element {
        try #require(ViewHost(content: content).elementTrees.first).element
    }

    private func runs(_ element: Element) throws -> [TextRun] {
        guard case .runs(let runs)? = element.attributes[.runs] else { return [] }
        return runs
    }

    @Test func `a literal is read as Markdown, a string is not`() throws {
        let name = "**x**"

        let element = try element { Text("A **bold** word") }

        #expect(element.text == "A bold word")
        #expect(try runs(element).map { $0.attributes.bool(.isBold) } == [false, true, false])
        #expect(try self.element { Text(name) }.text == "**x**")
        #expect(try self.element { Text(.init(name)) }.text == "x")
        #expect(try self.element { Text("Hi \(name)") }.text == "Hi **x**")
    }

    @Test func `arguments stand inside of emphasis and links`() throws {
        let element = try element { Text("**\("Eva")** likes [\("this")](https://a.org/\("id")/\(3)) and \("that")") }

        #expect(element.text == "Eva likes this and that")
        #expect(try runs(element).compactMap { $0.attributes.string(.url) } == ["https://a.org/id/3"])
    }

    @Test func `nouns agree with their numbers`() throws {
        let counts = [1, 2]
        let texts = try counts.map { count in try element { Text("^[\(count) **item**](inflect: true) left") }.text }
        let count = 3

        #expect(texts == ["1 item left", "2 items left"])
        #expect(String(AttributedString(localized: "^[\(count) box](inflect: true)").characters) == "3 boxes")
        #expect(
            String(
                AttributedString(localized: "^[\(count) box](inflect: true)", locale: Locale(identifier: "de"))
                    .characters
            )
                == "3 boxes"
        )
    }

    @Test func `a link that is chosen is opened`() async throws {
        var opened: [URL] = []
        let host = ViewHost {
            Text("[a](https://a.org) [b](https://b.org)")
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0); return .handled
                    }
                )
        }
        let text = try #require(host.elementTrees.first)

        #expect(text.element.events == .select)
        #expect(host.graph.send(.select(1), to: text.id) == nil)
        #expect(opened.map(\.absoluteString) == ["https://b.org"])
    }

    @Test func `an attributed string keeps links and Markdown`() throws {
        var string = try AttributedString(markdown: "**b** ~~s~~")
        string.append(AttributedString("l", attributes: AttributeContainer().link(try #require(URL(string: "x:y")))))

        let runs = try runs(try element { Text(string) })

        #expect(runs.map { $0.attributes.bool(.isBold) } == [true, false, false, false])
        #expect(runs.map { $0.attributes.bool(.strikethrough) } == [false, false, true, false])
        #expect(runs.last?.attributes.string(.url) == "x:y")
    }

    @Test func `a link has the tint, and only a colour of its own instead`() throws {
        var string = AttributedString("l", attributes: AttributeContainer().link(try #require(URL(string: "x:y"))))
        let plain = string
        string.foregroundColor = .green

        let runs = [
            try self.runs(try element { Text("a [b](x:y)").foregroundStyle(.red) }),
            try self.runs(try element { Text(AttributedString("a ") + plain).foregroundStyle(.red) }),
            try self.runs(try element { Text(AttributedString("a ") + string).foregroundStyle(.red) }),
        ]

        let red = Color.red._resolve(in: _ShapeStyleContext())
        let green = Color.green._resolve(in: _ShapeStyleContext())
        #expect(runs.map { $0.first?.attributes[.foreground] } == [.style(red), .style(red), .style(red)])
        #expect(runs.map { $0.last?.attributes[.foreground] } == [nil, nil, .style(green)])
    }

    @Test func `images stand in texts`() throws {
        let element = try element { Text("\(Image(systemName: "star")) 5").font(.title) }

        #expect(element.text == "\u{FFFC} 5")
        #expect(try runs(element).first?.attributes.string(.symbol) == "star")
    }
}

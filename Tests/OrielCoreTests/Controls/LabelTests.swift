import Foundation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor
@Suite struct LabelTests {
    private struct Stacked: LabelStyle {
        @Environment(\.colorScheme) private var colorScheme

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.icon
                configuration.title
                Text(colorScheme == .dark ? "dark" : "light")
            }
        }
    }

    private struct Framed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("[")
                Label(configuration)
                Text("]")
            }
        }
    }

    @Test func `a label is an icon and a title`() {
        let tree = ViewHost { Label("Mail", systemImage: "envelope") }.elementTrees[0]

        #expect(tree.element.kind == .label)
        #expect(tree.children.map(\.element.kind) == [.labelIcon, .labelTitle])
        #expect(tree.children[0].children[0].element.attributes.string(.symbol) == "envelope")
        #expect(tree.children[1].children[0].element.text == "Mail")
    }

    @Test func `the system's styles are sent to the renderer`() {
        let host = ViewHost {
            VStack {
                Label("a", systemImage: "x").labelStyle(.titleOnly)
                Label("b", systemImage: "x").labelStyle(.automatic)
            }
            .labelStyle(.iconOnly)
        }

        let labels = host.elementTrees[0].children
        #expect(labels.map { $0.element.attributes.string(.labelStyle) } == ["titleOnly", nil])
    }

    @Test func `a hidden title still names its control`() async throws {
        var taps = 0
        let host = ViewHost {
            Button(action: { taps += 1 }) { Label("Delete", systemImage: "trash") }.labelStyle(.iconOnly)
        }

        #expect(host.texts.isEmpty)
        try await host.tap("Delete")
        #expect(taps == 1)
    }

    @Test func `a style of the app puts the parts together`() {
        let host = ViewHost(colorScheme: .dark) { Label("Mail", systemImage: "envelope").labelStyle(Stacked()) }

        #expect(host.texts == ["Mail", "dark"])
        #expect(host.elementTrees[0].element.kind == .vStack)
    }

    @Test func `a label inside a style takes the style outside`() {
        let host = ViewHost {
            Label("Mail", systemImage: "envelope").labelStyle(Framed()).labelStyle(.titleOnly)
        }

        #expect(host.texts == ["[", "Mail", "]"])
        #expect(host.elementTrees[0].children[1].element.attributes.string(.labelStyle) == "titleOnly")
    }

    @Test func `a link opens through the environment`() async throws {
        var opened: [URL] = []
        let url = try #require(URL(string: "https://a.org"))
        let host = ViewHost {
            Link("Docs", destination: url)
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0); return .handled
                    }
                )
        }

        try await host.tap("Docs")

        #expect(opened == [url])
        #expect(host.elementTrees[0].element.attributes.string(.url) == "https://a.org")
    }

    @Test func `unavailable content shows its texts`() {
        #expect(
            ViewHost {
                ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Later."))
            }.texts == ["No Mail", "Later."]
        )
        #expect(
            ViewHost { ContentUnavailableView.search(text: "x") }.texts
                == ["No Results for “x”", "Check the spelling or try a new search."]
        )
    }
}

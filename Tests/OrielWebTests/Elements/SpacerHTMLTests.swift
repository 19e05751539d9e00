import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

/// Tests of rows whose spacer is a margin. `BrowserTests/layout` compares their boxes.
@MainActor
struct SpacerHTMLTests {
    @Test func `a spacer between views that do not expand is a margin`() {
        let host = ViewHost {
            HStack {
                Text("a")
                Spacer()
                Text("b")
            }
        }

        #expect(!host.html.contains("spacer"))
    }

    @Test(arguments: [SpacerRow.trailing, .double, .expanding, .guided])
    fileprivate func `a spacer that no margin can replace has a node`(row: SpacerRow) {
        #expect(ViewHost { row }.html.contains("data-kind=\"spacer\""))
    }

    @Test func `a spacer gets a node when a view beside it expands`() async throws {
        struct Row: View {
            @State var isWide = false
            var body: some View {
                HStack {
                    Color.red.frame(width: isWide ? nil : 10, height: 10)
                    Spacer()
                    Button("Widen") { isWide.toggle() }
                }
            }
        }
        let host = ViewHost { Row() }
        #expect(!host.html.contains("spacer"))

        try await host.tap("Widen")
        #expect(host.html.contains("spacer"))

        try await host.tap("Widen")
        #expect(!host.html.contains("spacer"))
    }
}

private enum SpacerRow: View, Sendable {
    case trailing, double, expanding, guided

    var body: some View {
        HStack {
            switch self {
            case .trailing:
                Text("a")
                Spacer()
            case .double:
                Text("a")
                Spacer()
                Spacer()
                Text("b")
            case .expanding:
                Text("a")
                Spacer()
                Color.red
            case .guided:
                Text("a")
                Spacer()
                Text("b").alignmentGuide(.top) { _ in 4 }
            }
        }
    }
}

import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

/// Tests of texts one below the other that change. `BrowserTests/layout` compares their boxes.
@MainActor
struct TextDistanceTests {
    @Test func `a text is as close to a text above as a line`() {
        #expect(ViewHost { Column(above: .text) }.closeViews == 1)
    }

    @Test(arguments: [Column.Above.picture, .nothing])
    fileprivate func `another view and no view keep their distance`(above: Column.Above) {
        #expect(ViewHost { Column(above: above) }.closeViews == 0)
    }

    @Test func `a view that becomes a text, or a part of one that does, comes closer`() async throws {
        struct Changing: View {
            @State private var above = Column.Above.picture
            var body: some View {
                Column(above: above)
                Button("Text") { above = .text }
                Button("Row") { above = .row }
                Button("Picture") { above = .picture }
                Button("Nothing") { above = .nothing }
            }
        }
        let host = ViewHost { VStack(spacing: 0) { Changing() } }
        #expect(host.closeViews == 0)

        for (name, count) in [("Text", 1), ("Picture", 0), ("Row", 1), ("Nothing", 0), ("Text", 1)] {
            try await host.tap(name)
            #expect(host.closeViews == count, "\(name)")
            #expect(host.html == host.freshHTML)
        }
    }

    @Test func `a spacing of the app's own is kept`() async throws {
        struct Spaced: View {
            @State private var spacing: CGFloat?
            var body: some View {
                VStack(spacing: spacing) {
                    Text("a")
                    Text("b")
                }
                Button("Own") { spacing = 8 }
                Button("Default") { spacing = nil }
            }
        }
        let host = ViewHost { VStack(spacing: 0) { Spaced() } }
        #expect(host.closeViews == 1)

        try await host.tap("Own")
        #expect(host.closeViews == 0)

        try await host.tap("Default")
        #expect(host.closeViews == 1)
    }
}

private struct Column: View {
    enum Above: Sendable { case text, row, picture, nothing }

    let above: Above

    var body: some View {
        VStack {
            switch above {
            case .text: Text("above")
            case .row:
                HStack {
                    Text("a")
                    Text("row")
                }
            case .picture: Color.red.frame(height: 20)
            case .nothing: EmptyView()
            }
            VStack { Text("below") }
        }
    }
}

extension ViewHost {
    /// The number of views that a margin brings closer to the text above.
    fileprivate var closeViews: Int {
        html.matches(of: /class="?(s[0-9a-z]+(?: s[0-9a-z]+)*)/).count { match in
            match.1.split(separator: " ").compactMap { UInt32($0.dropFirst(), radix: 36) }
                .contains { StyleTable.shared.declarations(of: $0).contains(/margin-block(-start)?:calc\(-1\*8px/) }
        }
    }

    /// The markup of a newly mounted document.
    fileprivate var freshHTML: String {
        let document = WebDocument()
        document.mount(elementTrees)
        return document.html
    }
}

import Foundation
import OrielCore
import OrielTesting
import OrielWeb
import Testing

/// Tests of popovers: the attributes by which the client finds their view and places them.
@MainActor
@Suite struct PopoverTests {
    private struct Page: View {
        var attachment: PopoverAttachmentAnchor = .rect(.bounds)
        var edge: Edge?
        @State private var isShown = false
        @State private var item: Item?

        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                    .popover(isPresented: $isShown, attachmentAnchor: attachment, arrowEdge: edge) { Text("inside") }
                Button("Item") { item = Item(id: 4) }
                    .popover(item: $item, attachmentAnchor: attachment, arrowEdge: edge) { Text("item \($0.id)") }
            }
        }
    }

    private struct Item: Identifiable {
        let id: Int
    }

    @Test(arguments: ["Open", "Item"])
    func `a popover names the view that it points to while it is shown`(opener: String) async throws {
        let host = ViewHost { Page() }
        #expect(!host.html.contains("data-anchor"))

        try await host.tap(opener)

        let button = /<button[^>]*data-anchor="([^"]*)"[^>]*>(<span[^>]*>)?(\w+)/
        let anchor = try #require(host.html.firstMatch(of: button))
        #expect(anchor.3 == opener)
        #expect(host.html.contains("data-watch=\"popover \(anchor.1) any\""))
        #expect(host.html.matches(of: /data-anchor/).count == 1)

        await host.send(.dismiss, to: try #require(host.elements(.popover).first).id)
        #expect(!host.html.contains("data-anchor"))
    }

    @Test(arguments: [
        (PopoverAttachmentAnchor.rect(.bounds), nil, "any"),
        (.rect(.bounds), Edge.leading, "leading"),
        (.point(.bottomTrailing), .top, "top 1 1"),
        (.point(UnitPoint(x: 0.25, y: .nan)), nil, "any 0.25 0"),
        (.rect(.rect(CGRect(x: 8, y: -4.5, width: 30, height: 0))), .bottom, "bottom 8 -4.5 30 0"),
    ])
    func `an attribute has the edge and the part of the view`(
        attachment: PopoverAttachmentAnchor,
        edge: Edge?,
        words: String
    ) async throws {
        let host = ViewHost { Page(attachment: attachment, edge: edge) }
        try await host.tap("Open")

        let watch = try #require(host.html.firstMatch(of: /data-watch="popover p\d+ ([^"]*)"/))
        #expect(watch.1 == words)
    }

    @Test func `a popover takes the size of its content unless that takes all there is`() async throws {
        struct Page: View {
            @State private var step = 0

            var body: some View {
                Text("a").popover(isPresented: .constant(true)) {
                    switch step {
                    case 0: Button("Next") { step += 1 }
                    case 1: List { Button("Next") { step += 1 } }
                    case 2: Button("Next") { step += 1 }.frame(maxWidth: .infinity)
                    default: Text("b")
                    }
                }
            }
        }
        let host = ViewHost { Page() }
        var variants: [String?] = []

        for _ in 0..<3 {
            variants.append(variant(of: host))
            try await host.tap("Next")
        }
        variants.append(variant(of: host))

        #expect(variants == [nil, "wide tall grouped", "wide", nil])
    }

    private func variant(of host: ViewHost) -> String? {
        host.html.firstMatch(of: /<dialog[^>]*data-variant="([^"]*)"/).map { String($0.1) }
    }
}

import Foundation
import OrielCore
import OrielProtocol
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
struct WebDocumentTests {
    @Test func `a text is one node`() {
        let host = ViewHost { Text("Hello") }

        #expect(host.html.hasPrefix("<span class="))
        #expect(host.html.hasSuffix(">Hello</span>"))
    }

    @Test func `user text is escaped`() {
        let host = ViewHost { Text(verbatim: "<script>alert('1')</script> & \"more\"") }

        #expect(host.html.contains(">&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;more&quot;</span>"))
    }

    @Test func `a filled rectangle behind a view needs no node of its own`() {
        let host = ViewHost { Text("Hello").padding().background(Color.red, in: .rect(cornerRadius: 8)) }

        #expect(nodeCount(host) == 1)
    }

    @Test func `a rectangle behind a view that is cut in another form keeps its own`() {
        let host = ViewHost {
            Text("Hello").padding().background(Color.red, in: .capsule).clipShape(.rect(cornerRadius: 4))
        }

        #expect(nodeCount(host) == 2)
    }

    @Test func `padding and a plain background need no node of their own`() {
        let host = ViewHost { Text("Hello").padding().background(Color.red).cornerRadius(8) }

        #expect(nodeCount(host) == 1)
    }

    @Test func `padding outside of what is painted is a node of its own`() {
        let host = ViewHost { Text("Hello").padding().background(Color.red).padding() }

        #expect(nodeCount(host) == 2)
    }

    @Test func `a background directly behind a text is not in its node, which is higher than the view`() {
        let host = ViewHost { Text("Hello").background(Color.red) }

        #expect(nodeCount(host) == 3)
    }

    @Test func `a frame around nothing shows nothing`() {
        let host = ViewHost { EmptyView().frame(width: 20) }

        #expect(host.html.isEmpty)
    }

    @Test func `removed views are unknown at once, and released when the client has been sent the frame`() async throws
    {
        struct Rows: View {
            @State var names = ["a", "b"]
            var body: some View {
                ForEach(names, id: \.self) { Text($0) }
                Button("Clear") { names = [] }
            }
        }
        let host = ViewHost { Rows() }
        let document = WebDocument()
        document.mount(host.elementTrees)
        let client = ClientModel(document, document.makePage())
        let text = try #require(document.tree.nodes.values.first { $0.element.text == "a" }?.id)
        weak let released = document.node(of: text)
        #expect(released != nil)

        try await host.tap("Clear")
        document.take(host.drainPatches())
        try client.apply(document.encodeChanges())

        #expect(document.node(of: text) == nil)
        #expect(released != nil)
        document.releaseRemoved()
        #expect(released == nil)
        #expect(document.tree.nodes[text.rawValue] == nil)
    }

    @Test func `an update that changes nothing sends nothing`() async throws {
        struct Equal: View {
            @State var count = 0
            var body: some View {
                Button("Count") { count += 1 }
                Text(count < 0 ? "negative" : "not negative")
            }
        }
        let host = ViewHost { Equal() }
        _ = host.wireBytes

        try await host.tap("Count")

        #expect(host.wireBytes == 0)
    }

    @Test func `a count costs a few bytes`() async throws {
        struct Counter: View {
            @State var count = 0
            var body: some View {
                VStack {
                    Text("\(count)")
                    Button("Count") { count += 1 }
                }
            }
        }
        let host = ViewHost { Counter() }
        _ = host.wireBytes

        try await host.tap("Count")

        #expect(host.wireBytes < 10)
        #expect(host.html.contains(">1</span>"))
    }

    @Test func `a removed view receives no events, even before the client is updated`() async throws {
        struct Once: View {
            @State var isThere = true
            var body: some View {
                VStack {
                    Text("Always")
                    if isThere { Button("Once") { isThere = false } }
                }
            }
        }
        let host = ViewHost { Once() }
        let document = WebDocument()
        document.mount(host.elementTrees)
        let page = document.makePage()
        let numbers = page.firstNumber..<(page.firstNumber + UInt32(page.nodeCount))
        #expect(numbers.contains { document.listener(of: $0, to: .tap) != .unknown })

        try await host.tap("Once")
        document.take(host.drainPatches())

        #expect(numbers.allSatisfy { document.listener(of: $0, to: .tap) == .unknown })
        #expect(!document.encodeChanges().isEmpty)
    }

    @Test func `reading the page's HTML does not consume patches`() async throws {
        struct Counter: View {
            @State var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let host = ViewHost { Counter() }
        _ = host.wireBytes

        try await host.tap("0")
        _ = host.html

        #expect(host.wireBytes > 0)
    }

    @Test func `a merged node accepts replaced content`() async throws {
        struct Choice: View {
            @State var isOn = false
            var body: some View {
                VStack {
                    Button("Change") { isOn.toggle() }
                    Group { if isOn { Text("on") } else { Color.red } }.padding()
                }
            }
        }
        let host = ViewHost { Choice() }
        _ = host.wireBytes

        try await host.tap("Change")

        #expect(host.html.contains(">on</span>"))
        #expect(host.html == fresh(host))
    }

    /// Returns the markup of a newly mounted document, which a changed one must equal.
    private func fresh(_ host: ViewHost) -> String {
        let document = WebDocument()
        document.mount(host.elementTrees)
        return document.html
    }

    private func nodeCount(_ host: ViewHost) -> Int { host.html.count { $0 == "<" } / 2 }
}

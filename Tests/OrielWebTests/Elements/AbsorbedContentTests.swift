import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

/// Tests of views drawn by the node of the view around them. `BrowserTests/layout` compares their boxes.
@MainActor
struct AbsorbedContentTests {
    @Test func `the node of a plain button is its label's stack`() {
        let host = ViewHost {
            VStack {
                Button {
                } label: {
                    HStack {
                        Text("a")
                        Text("b")
                    }
                    .padding(4)
                    .background(Color.red, in: .capsule)
                    .scaleEffect(2)
                }
                .buttonStyle(.plain)
            }
        }

        #expect(host.html.tags == ["div", "button", "span", "span"])
        #expect(host.html.contains("transform:scale(2)"))
    }

    @Test func `the gradient under an overlay is drawn, whatever its direction`() {
        func html(_ end: UnitPoint) -> String {
            ViewHost {
                LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: end).overlay { Text("a") }
            }.html
        }
        // A diagonal one depends on the proportions of its box, and has a node of its own in it.
        #expect(html(.bottomTrailing).tags == ["div", "div", "div", "div", "span"])
        #expect(html(.bottomLeading).tags == ["div", "div", "span"])
    }

    @Test func `a gradient under an overlay that becomes diagonal gets its node`() async throws {
        struct Turning: View {
            @State private var isDiagonal = false
            var body: some View {
                LinearGradient(
                    colors: [.red, .blue],
                    startPoint: .topLeading,
                    endPoint: isDiagonal ? .bottomTrailing : .bottomLeading
                )
                .overlay { Button("Turn") { isDiagonal.toggle() } }
            }
        }
        let host = ViewHost { Turning() }
        let before = host.html
        try await host.tap("Turn")
        #expect(host.html.contains("container-type") || host.html.tags.count == before.tags.count + 2)
        try await host.tap("Turn")
        #expect(host.html.tags == before.tags)
    }

    @Test(arguments: LabelledButton.allCases)
    fileprivate func `a label that the button's node cannot draw has a node`(button: LabelledButton) {
        #expect(ViewHost { VStack { button } }.html.tags == ["div", "button", "div", "span", "span"])
    }

    @Test func `a plain button keeps its node when its label becomes another view, and back`() async throws {
        struct Loading: View {
            @State var isLoading = false
            var body: some View {
                VStack {
                    Button {
                        isLoading.toggle()
                    } label: {
                        if isLoading {
                            ProgressView()
                        } else {
                            HStack {
                                Image(systemName: "star")
                                Text("Load")
                            }
                        }
                    }
                    .buttonStyle(.plain)
                    .accessibilityIdentifier("button")
                }
            }
        }
        let host = ViewHost { Loading() }
        let document = WebDocument()
        document.mount(host.elementTrees)
        let client = ClientModel(document, document.makePage())
        let button = try #require(client.root.children.first?.children.first)
        #expect(button.children.map(\.tag) == [.svg, .span])

        try await host.tap("button")
        document.take(host.drainPatches())
        try client.apply(document.encodeChanges())

        #expect(client.root.children.first?.children == [button])
        #expect(button.children.map(\.tag) == [.div])

        try await host.tap("button")
        document.take(host.drainPatches())
        try client.apply(document.encodeChanges())

        #expect(client.root.children.first?.children == [button])
        #expect(button.children.map(\.tag) == [.svg, .span])
    }

    @Test func `the node of a background is the stack in front of it`() {
        let host = ViewHost {
            VStack {
                Text("a")
                Text("b")
            }
            .padding()
            .background(.thinMaterial)
        }

        #expect(host.html.tags == ["div", "span", "span", "div"])
    }

    @Test func `a stack with a colour has a node in front of another background`() {
        let host = ViewHost {
            VStack {
                Text("a")
                Text("b")
            }
            .background(Color.red)
            .background(.thinMaterial)
        }

        #expect(host.html.tags == ["div", "div", "span", "span", "div"])
    }

    @Test func `the node of an overlay is the colour behind it`() {
        let host = ViewHost {
            Color.red.frame(width: 10, height: 10)
            Color.red.overlay { Text("a") }
        }

        #expect(host.html.tags == ["div", "div", "div", "span"])
    }

    @Test func `a view of its own size in the middle of a layer is the layer`() {
        let host = ViewHost {
            Color.red.overlay { VStack { Color.blue.frame(width: 3, height: 3) } }
        }

        #expect(host.html.tags == ["div", "div", "div"])
    }

    @Test func `a ring around a circle is the border of its node`() {
        let host = ViewHost {
            Color.red.frame(width: 20, height: 20)
                .clipShape(Circle())
                .padding(2)
                .background(Color.white, in: .capsule)
        }

        #expect(host.html.tags == ["div"])
        let document = WebDocument()
        document.mount(host.elementTrees)
        let rules = document.makePage().rules
        #expect(rules.contains("border:2px solid"))
        #expect(rules.contains("width:24px"))
        #expect(!rules.contains("circle("))
    }

    @Test(arguments: [(8, 10), (10, 12), (10, 20)])
    func `a ring around round corners is the border of its node`(radius: Double, outer: Double) {
        let host = ViewHost {
            Color.red.frame(width: 20, height: 20)
                .clipShape(RoundedRectangle(cornerRadius: radius))
                .padding(2)
                .background(Color.white, in: .rect(cornerRadius: outer))
        }

        #expect(host.html.tags == ["div"])
        let document = WebDocument()
        document.mount(host.elementTrees)
        #expect(document.makePage().rules.contains("border-radius:\(px(radius + 2))"))
    }

    @Test(arguments: [(8, 9), (8, 40), (0, 12)])
    func `a background with other corners than a ring has a node`(radius: Double, outer: Double) {
        let host = ViewHost {
            Color.red.frame(width: 20, height: 20)
                .clipShape(RoundedRectangle(cornerRadius: radius))
                .padding(2)
                .background(Color.white, in: .rect(cornerRadius: outer))
        }

        #expect(host.html.tags.count > 1)
    }

    @Test func `a ring follows its outline and that of its view`() async throws {
        struct Changing: View {
            @State private var step = 0

            var body: some View {
                Button("Next") { step += 1 }
                Color.red.frame(width: 20, height: step == 3 ? 30 : 20)
                    .clipShape(RoundedRectangle(cornerRadius: step == 1 ? 9 : 8))
                    .padding(2)
                    .background(Color.white, in: .rect(cornerRadius: step == 2 ? 11 : 10))
            }
        }
        let host = ViewHost { Changing() }
        let ringed = host.html.tags.count

        for step in 1...4 {
            try await host.tap("Next")
            let fresh = WebDocument()
            fresh.mount(host.elementTrees)
            #expect(host.html == fresh.html, "step \(step)")
            #expect(host.html.tags.count == ringed + [0, 2, 2, 1, 0][step], "step \(step)")
        }
    }

    @Test(arguments: [1, 0.5])
    func `a padding that is not around a circle has a node`(opacity: Double) {
        let host = ViewHost {
            Color.red.frame(width: 20, height: opacity == 1 ? 30 : 20)
                .clipShape(Circle())
                .opacity(opacity)
                .padding(2)
        }

        #expect(host.html.tags == ["div", "div"])
    }
}

private enum LabelledButton: View, CaseIterable, Sendable {
    case bordered, clipped, limited, overlapping

    var body: some View {
        switch self {
        case .bordered: Button(action: {}) { HStack { texts } }.buttonStyle(.bordered)
        case .clipped: Button(action: {}) { HStack { texts }.clipShape(Circle()) }.buttonStyle(.plain)
        case .limited: Button(action: {}) { HStack { texts }.frame(maxWidth: 40) }.buttonStyle(.plain)
        case .overlapping: Button(action: {}) { HStack(spacing: -4) { texts } }.buttonStyle(.plain)
        }
    }

    @ViewBuilder private var texts: some View {
        Text("a")
        Text("b")
    }
}

extension String {
    /// The names of the elements of a page, in document order.
    fileprivate var tags: [String] {
        matches(of: /<([a-z]+)/).map { String($0.1) }
    }
}

import Foundation
import OrielCombine
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ScrollPositionTests {
    struct Page<Content: View>: View {
        @State var position = ScrollPosition(idType: Int.self)
        let content: Content

        init(_ position: ScrollPosition = ScrollPosition(idType: Int.self), @ViewBuilder content: () -> Content) {
            _position = State(initialValue: position)
            self.content = content()
        }

        var body: some View {
            Button("Top") { position.scrollTo(edge: .top) }
            Button("Bottom") { withAnimation { position.scrollTo(edge: .bottom) } }
            Button("Point") { position.scrollTo(y: 250) }
            Button("Row") { position.scrollTo(id: 700, anchor: .center) }
            Text(verbatim: "user \(position.isPositionedByUser), row \(position.viewID(type: Int.self) ?? -1)")
            ScrollView { content }.scrollPosition($position)
        }
    }

    private let size = CGSize(width: 300, height: 500)
    private let contentSize = CGSize(width: 300, height: 2000)

    /// Reports an offset as the browser does.
    private func scroll(_ host: ViewHost, to y: CGFloat) async throws {
        let view = try #require(host.elementTrees.compactMap(\.scrollView).first)
        await host.send(.scroll(offset: CGPoint(x: 0, y: y), size: size, contentSize: contentSize), to: view.id)
    }

    private func offsets(_ host: ViewHost) -> [[Double?]] {
        host.drainPatches().compactMap { patch in
            if case .scrollContent(_, let x, let y) = patch.operation { [x, y] } else { nil }
        }
    }

    @Test func `an edge and a point are scrolled to`() async throws {
        let host = ViewHost { Page { Text("content") } }
        #expect(offsets(host) == [])

        try await host.tap("Bottom")
        let patches = host.drainPatches()
        #expect(patches.last?.animation == .default)
        guard case .scrollContent(_, x: nil, y: .infinity)? = patches.last?.operation else {
            Issue.record("\(patches)")
            return
        }
        try await host.tap("Point")
        #expect(offsets(host) == [[nil, 250]])
        try await host.tap("Top")
        #expect(offsets(host) == [[nil, 0]])
    }

    @Test func `the first position is scrolled to`() async throws {
        struct Door: View {
            @State private var isOpen = false
            var body: some View {
                Button("Open") { isOpen = true }
                if isOpen { Page(ScrollPosition(edge: .bottom)) { Text("content") } }
            }
        }
        let host = ViewHost { Door() }

        try await host.tap("Open")

        #expect(offsets(host) == [[nil, .infinity]])
    }

    @Test func `scrolling makes it the user's position`() async throws {
        let host = ViewHost { Page { Text("content") } }
        try await scroll(host, to: 0)
        #expect(host.texts.contains("user false, row -1"))

        try await scroll(host, to: 90)
        #expect(host.texts.contains("user true, row -1"))

        try await host.tap("Top")
        #expect(host.texts.contains("user false, row -1"))
        try await scroll(host, to: 60)
        try await scroll(host, to: 0)
        #expect(host.texts.contains("user false, row -1"))
        try await scroll(host, to: 20)
        #expect(host.texts.contains("user true, row -1"))
    }

    @Test func `an edge is scrolled to again after the user has scrolled`() async throws {
        let host = ViewHost { Page { Text("content") } }
        try await host.tap("Bottom")
        try await scroll(host, to: 1500)
        _ = host.drainPatches()

        try await host.tap("Bottom")
        #expect(offsets(host).isEmpty)
        try await scroll(host, to: 900)
        try await host.tap("Bottom")
        #expect(offsets(host) == [[nil, .infinity]])
    }

    @Test func `a row is scrolled to, and the user's first row is known`() async throws {
        let host = ViewHost { Page { LazyVStack(spacing: 0) { ForEach(0..<1000) { Text("row \($0)") } } } }
        try await host.tap("Row")
        #expect(host.texts.contains("user false, row 700"))
        #expect(host.texts.contains("row 700"))
        let scrolls = host.drainPatches().filter {
            if case .scroll(_, anchor: .center) = $0.operation { true } else { false }
        }
        #expect(scrolls.count == 1)

        try await host.tap("Top")
        try await scroll(host, to: 0)
        try await scroll(host, to: 400)
        try await host.scroll(to: 300)
        #expect(host.texts.contains("user true, row 300"))
    }

    // MARK: - Content that starts at its end or at the right

    /// A scroll view whose content stays at its end.
    private struct Chat: View {
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            Button("Top") { position.scrollTo(edge: .top) }
            Button("Bottom") { position.scrollTo(edge: .bottom) }
            Button("Point") { withAnimation { position.scrollTo(y: 250) } }
            Text(verbatim: "user \(position.isPositionedByUser)")
            ScrollView { Text("content") }.defaultScrollAnchor(.bottom).scrollPosition($position)
        }
    }

    @Test func `offsets of content that stays at its end count from there`() async throws {
        let host = ViewHost { Chat() }
        try await scroll(host, to: 0)
        _ = host.drainPatches()

        try await host.tap("Point")
        #expect(offsets(host) == [[nil, -1250]])
        try await host.tap("Top")
        #expect(offsets(host) == [[nil, -Double.infinity]])
        try await host.tap("Bottom")
        #expect(offsets(host) == [[nil, 0]])
    }

    @Test func `an offset from the top waits for the height of the content`() async throws {
        let host = ViewHost { Chat() }
        _ = host.drainPatches()

        try await host.tap("Point")
        #expect(offsets(host) == [[nil, -Double.infinity]])
        try await scroll(host, to: -1500)
        let last = try #require(host.drainPatches().last)
        guard case .scrollContent(_, let x, let y) = last.operation else {
            Issue.record("\(last)")
            return
        }
        #expect(x == nil && y == -1250)
        #expect(last.animation == .default)
        try await scroll(host, to: -1250)
        #expect(offsets(host) == [])
    }

    @Test func `the user is noticed in content that stays at its end`() async throws {
        let host = ViewHost { Chat() }
        try await scroll(host, to: 0)
        try await host.tap("Point")

        try await scroll(host, to: -1250)
        #expect(host.texts.contains("user false"))
        try await scroll(host, to: -1100)
        #expect(host.texts.contains("user true"))
    }

    @Test func `horizontal offsets from right to left count from the right`() async throws {
        struct Row: View {
            @State private var position = ScrollPosition(idType: Int.self)

            var body: some View {
                Button("Leading") { position.scrollTo(edge: .leading) }
                Button("Trailing") { position.scrollTo(edge: .trailing) }
                Button("Point") { position.scrollTo(x: 120) }
                ScrollView(.horizontal) { Text("content") }
                    .scrollPosition($position)
                    .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let host = ViewHost { Row() }

        try await host.tap("Point")
        #expect(offsets(host) == [[-120, nil]])
        try await host.tap("Trailing")
        #expect(offsets(host) == [[-Double.infinity, nil]])
        try await host.tap("Leading")
        #expect(offsets(host) == [[0, nil]])
    }

    @Test func `a scroll view in the content does not change the position`() async throws {
        let host = ViewHost { Page { ScrollView(.horizontal) { Text("inner") } } }

        let views = host.elementTrees.flatMap(\.scrollViews)

        #expect(views.map { $0.element.events.contains(.scroll) } == [true, false])
    }

    @Test func `positions are values`() {
        var position = ScrollPosition(id: "a", anchor: .top)
        #expect(position == ScrollPosition(id: "a", anchor: .top))
        #expect(position != ScrollPosition(id: "a"))
        #expect(position.viewID(type: String.self) == "a")
        #expect(position.viewID(type: Int.self) == nil)

        position.scrollTo(point: CGPoint(x: 1, y: 2))
        #expect(position == ScrollPosition(x: 1, y: 2))
        #expect(position.point == CGPoint(x: 1, y: 2))
        #expect(position.viewID == nil)
        position.scrollTo(x: 3)
        #expect(position.x == 3 && position.y == nil && position.point == nil)
        position.scrollTo(edge: .trailing)
        #expect(position.edge == .trailing)

        position.isPositionedByUser = true
        #expect(position.isPositionedByUser && position.edge == nil)
        position.isPositionedByUser = false
        #expect(position == ScrollPosition())
    }
}

extension ElementTree {
    fileprivate var scrollViews: [ElementTree] {
        (element.kind == .scrollView ? [self] : []) + children.flatMap(\.scrollViews)
    }

    fileprivate var scrollView: ElementTree? { scrollViews.first }
}

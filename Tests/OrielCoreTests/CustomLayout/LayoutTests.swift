import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor @Suite struct LayoutTests {
    private func host<V: View>(@ViewBuilder _ content: () -> V) -> ViewHost {
        let content = content()
        return ViewHost(size: CGSize(width: 300, height: 200)) { content.frame(width: 300, height: 200) }
    }

    // MARK: - Places

    @Test func `a layout places views of known size without a browser`() {
        let host = host {
            Line {
                Color.red.frame(width: 40, height: 10)
                Color.blue.frame(width: 60, height: 20)
            }
        }

        #expect(host.places == [Place(x: 0, y: 0), Place(x: 40, y: 0)])
        // Nothing but the layout itself.
        #expect(host.layout?.question == "1")
    }

    @Test func `the limits of a layout are those of a frame`() {
        let host = host {
            Line { Color.red.frame(width: 40, height: 10) }
        }

        let frame = host.tree.first(.frame, with: .layout)
        #expect(frame?.element.attributes.number(.width) == 40)
        #expect(frame?.element.attributes.number(.height) == 10)
    }

    @Test func `a view that the layout does not place is in the middle`() {
        let host = host { Nothing { Color.red.frame(width: 40, height: 10) } }

        #expect(host.places == [Place(x: 150, y: 100, anchor: .center, width: 300, height: 200)])
    }

    @Test func `texts below each other are closer than other views`() throws {
        func distance<Below: View>(to below: Below) throws -> Double {
            let places = host {
                AnyLayout(VStackLayout()) {
                    Text("Above")
                    below
                }
            }
            .places
            try #require(places.count == 2)
            return places[1].y - places[0].y
        }
        let close = try distance(to: Text("Below"))
        let far = try distance(to: Color.red.frame(height: 20))

        #expect(abs(far - close - 6.36) < 0.01)
        #expect(try distance(to: HStack { Text("Below") }) == close)
        #expect(try distance(to: VStack { Text("Below") }.padding(.bottom)) == close)
        #expect(try distance(to: Text("Below").opacity(0.5).frame(maxWidth: .infinity)) == close)
        #expect(try distance(to: Text("Below").padding(.top, 1)) == far)
        #expect(try distance(to: Text("Below").frame(height: 20)) == far)
        let mixed = HStack {
            Text("Below").background(Color.red)
            Color.red.frame(width: 9)
        }
        #expect(try distance(to: mixed) == far)
    }

    @Test func `a layout has its ideal size where a scroll view offers none`() {
        func views() -> some View {
            AnyLayout(HStackLayout(spacing: 10)) {
                ForEach(0..<2) { _ in
                    Color.red.frame(minWidth: 20, idealWidth: 60, maxWidth: 100).frame(height: 20)
                }
            }
        }

        #expect(host { ScrollView(.horizontal) { views() } }.places.map(\.width) == [60, 60])
        #expect(host { views().fixedSize() }.places.map(\.x) == [0, 70])
        #expect(host { ScrollView { views() } }.places.map(\.width) == [100, 100])
        #expect(host { ScrollView(.horizontal) { views().frame(width: 90) } }.places.map(\.width) == [40, 40])
    }

    @Test func `modifiers set values and priorities`() {
        let host = host {
            Weighted {
                Color.red.layoutValue(key: Weight.self, value: 1)
                Group {
                    Color.green.padding(2)
                    Color.blue
                }
                .layoutValue(key: Weight.self, value: 2)
                VStack { Color.gray.layoutValue(key: Weight.self, value: 9) }
                Color.red.layoutPriority(5).opacity(0.5).layoutValue(key: Weight.self, value: 3)
            }
        }

        #expect(host.places.map(\.x) == [1, 2, 2, 0, 8])
    }

    @Test func `the outermost modifier decides`() {
        let host = host {
            Weighted { Color.red.layoutValue(key: Weight.self, value: 1).layoutValue(key: Weight.self, value: 2) }
        }

        #expect(host.places.map(\.x) == [2])
    }

    // MARK: - Changes

    @Test func `a change in a view, of a value, of the views or of the layout places the views again`() async throws {
        let host = ViewHost { Changing() }
        #expect(host.places.map(\.x) == [0, 40])

        try await host.tap("Wider")
        #expect(host.places.map(\.x) == [0, 50])

        try await host.tap("More")
        #expect(host.places.map(\.x) == [0, 50, 60])

        try await host.tap("Spread")
        #expect(host.places.map(\.x) == [0, 55, 70])

        try await host.tap("Value")
        #expect(host.places.map(\.x) == [0, 57, 72])
    }

    @Test func `a change of the layout in an animation moves the views`() async throws {
        let host = ViewHost { Changing() }
        _ = host.drainPatches()

        try await host.tap("Spread slowly")

        let moves = host.drainPatches().filter {
            if case .setAttribute(_, .x, _) = $0.operation { true } else { false }
        }
        #expect(moves.count == 1 && moves.allSatisfy { $0.animation != nil })
    }

    @Test func `the state of the views survives a change of the type`() async throws {
        let host = ViewHost { RowOrColumn() }
        try await host.tap("0 taps")
        let before = host.places

        try await host.tap("Turn")

        #expect(host.texts.contains("1 taps"))
        #expect(host.places != before)
    }

    @Test func `a cache is made once and updated when views change`() async throws {
        let log = Log()
        let host = ViewHost { Cached(log: log) }
        #expect(log.lines.first == "make 1" && log.lines.filter { $0.hasPrefix("make") }.count == 1)

        try await host.tap("More")

        #expect(log.lines.last == "update 2")
    }

    // MARK: - The browser

    @Test func `the browser is asked for sizes that only it knows`() async throws {
        let host = host {
            Line {
                Text("First")
                Color.blue.frame(width: 60, height: 20)
            }
        }
        let layout = try #require(host.layout)
        #expect(layout.question == "1 n,n")

        await host.send(.measure([1, 300, 30, 50, 22, 60, 20]), to: layout.id)

        #expect(host.places.map(\.x) == [0, 50])
        #expect(host.tree.first(.frame, with: .layout)?.element.attributes.number(.width) == 110)
        #expect(host.layout?.question == "1 n,n")
    }

    @Test(
        "answers that fit no question are ignored",
        arguments: [
            [], [1], [1, 300, 30], [1, 300, 30, 50], [2, 300, 30, 50, 22, 60, 20], [0, 300, 30, 50, 22, 60, 20],
            [1, 300, 30, 50, 22, 60, 20, 1],
        ]
    )
    func strangeAnswers(numbers: [Double]) async throws {
        let host = host {
            Line {
                Text("First")
                Color.blue.frame(width: 60, height: 20)
            }
        }
        let before = host.places

        await host.send(.measure(numbers), to: try #require(host.layout).id)

        #expect(host.places == before)
        #expect(host.issues.isEmpty)
    }

    @Test func `a greedy view takes what it is offered`() async throws {
        let host = host { Filling { Color.red } }
        let layout = try #require(host.layout)
        #expect(host.places == [Place(x: 0, y: 0, width: 300, height: 200)])

        await host.send(.measure([0, 120, 80]), to: layout.id)

        #expect(host.places == [Place(x: 0, y: 0, width: 120, height: 80)])
    }

    @Test func `a layout that never comes to rest is no longer asked`() async throws {
        let host = host { Restless { Text("A") } }
        var questions: Set<String> = []
        for _ in 0..<60 {
            let layout = try #require(host.layout)
            questions.insert(layout.question)
            let number = Double(layout.question.prefix { $0 != " " }) ?? 0
            let count = layout.question.split(separator: " ").count - 1
            await host.send(.measure([number, 300, 30] + Array(repeating: 10, count: count * 2)), to: layout.id)
        }

        #expect(questions.count < 20)
        #expect(host.issues.contains { $0.contains("Restless") })
    }

    @Test func `sizes that no view can have do no harm`() {
        for size in [CGSize(width: CGFloat.nan, height: -5), CGSize(width: -CGFloat.infinity, height: 1e300)] {
            let host = host { Strange(size: size) { Text("A") } }
            #expect(host.places.count == 1)
            #expect((try? host.standalonePage()) != nil)
        }
    }

    @Test func `layouts in layouts follow each other`() async throws {
        let host = host {
            Line {
                Line { Text("A") }
                Color.red.frame(width: 5, height: 5)
            }
        }
        let inner = try #require(host.tree.all(.layout).last)

        await host.send(.measure([1, 300, 30, 33, 22]), to: inner.id)
        let outer = try #require(host.layout)
        let question = try #require(outer.element.attributes.string(.proposals))
        let number = Double(question.prefix { $0 != " " }) ?? 0
        await host.send(.measure([number, 300, 30, 33, 22, 5, 5]), to: outer.id)

        #expect(host.places.map(\.x) == [0, 0, 33])
    }
}

// MARK: - What is looked at

private struct Place: Equatable {
    var x: Double
    var y: Double
    var anchor = UnitPoint.topLeading
    var width: Double?
    var height: Double?
}

extension ElementTree {
    fileprivate func all(_ kind: Element.Kind) -> [ElementTree] {
        (element.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
    }

    /// The first element of a kind that contains one of another kind directly.
    fileprivate func first(_ kind: Element.Kind, with inner: Element.Kind) -> ElementTree? {
        all(kind).first { $0.children.contains { $0.element.kind == inner } }
    }

    fileprivate var question: String { element.attributes.string(.proposals) ?? "" }
}

extension ViewHost {
    fileprivate var tree: ElementTree {
        ElementTree(id: Element.ID(rawValue: 0), element: Element(.zStack), children: elementTrees)
    }

    fileprivate var layout: ElementTree? { tree.all(.layout).first }

    /// The places of all items, in document order.
    fileprivate var places: [Place] {
        tree.all(.layoutItem).map { item in
            let attributes = item.element.attributes
            var place = Place(x: attributes.number(.x) ?? .nan, y: attributes.number(.y) ?? .nan)
            if case .point(let anchor)? = attributes[.anchor] { place.anchor = anchor }
            place.width = attributes.number(.width)
            place.height = attributes.number(.height)
            return place
        }
    }
}

// MARK: - Layouts

/// Views beside each other in their ideal sizes.
private struct Line: Layout {
    var spacing: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let gaps = spacing * CGFloat(max(0, subviews.count - 1))
        return CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width + spacing + subview[Weight.self]
        }
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

/// Places each view at its weight and its priority.
private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let x = subview[Weight.self] + CGFloat(subview.priority)
            subview.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
        }
    }
}

private struct Nothing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

private struct Filling: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

private final class Log: @unchecked Sendable {
    var lines: [String] = []
    var asked: CGFloat = 0
}

/// Asks for another size each time.
private struct Restless: Layout {
    let log = Log()

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        log.asked += 1
        for subview in subviews { _ = subview.sizeThatFits(ProposedViewSize(width: log.asked, height: nil)) }
    }
}

private struct Strange: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: CGPoint(x: size.width, y: size.height), proposal: ProposedViewSize(size))
        }
    }
}

private struct Counting: Layout {
    let log: Log

    func makeCache(subviews: Subviews) -> Int {
        log.lines.append("make \(subviews.count)")
        return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
        log.lines.append("update \(subviews.count)")
        cache = subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        #expect(cache == subviews.count)
        return CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        #expect(cache == subviews.count)
    }
}

// MARK: - Views

private struct Changing: View {
    @State private var width: CGFloat = 40
    @State private var hasMore = false
    @State private var spacing: CGFloat = 0
    @State private var weight: CGFloat = 0

    var body: some View {
        Line(spacing: spacing) {
            Color.red.frame(width: width, height: 10).layoutValue(key: Weight.self, value: weight)
            Color.blue.frame(width: 10, height: 10)
            if hasMore { Color.green.frame(width: 10, height: 10) }
        }
        Button("Wider") { width = 50 }
        Button("More") { hasMore = true }
        Button("Spread") { spacing = 5 }
        Button("Value") { weight = 2 }
        Button("Spread slowly") { withAnimation { spacing = 9 } }
    }
}

private struct RowOrColumn: View {
    @State private var isColumn = false

    var body: some View {
        let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 3))
        layout {
            Taps()
            Color.red.frame(width: 20, height: 20)
        }
        Button("Turn") { isColumn.toggle() }
    }
}

private struct Taps: View {
    @State private var count = 0

    var body: some View { Button("\(count) taps") { count += 1 } }
}

private struct Cached: View {
    let log: Log
    @State private var count = 1

    var body: some View {
        Counting(log: log) {
            ForEach(0..<count, id: \.self) { _ in Color.red }
        }
        Button("More") { count += 1 }
    }
}

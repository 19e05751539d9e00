import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ScrollObservationTests {
    private let size = CGSize(width: 300, height: 500)
    private let contentSize = CGSize(width: 300, height: 2000)

    private func scrollViews(_ trees: [ElementTree]) -> [ElementTree] {
        trees.flatMap { ($0.element.kind == .scrollView ? [$0] : []) + scrollViews($0.children) }
    }

    private func observed(_ trees: [ElementTree]) -> ElementTree? {
        for tree in trees {
            if tree.element.kind == .scrollVisibility { return tree }
            if let found = observed(tree.children) { return found }
        }
        return nil
    }

    private func scroll(_ host: ViewHost, _ index: Int = 0, to y: CGFloat, contentSize: CGSize? = nil) async throws {
        let view = scrollViews(host.elementTrees)[index]
        let event = ElementEvent.scroll(
            offset: CGPoint(x: 0, y: y),
            size: size,
            contentSize: contentSize ?? self.contentSize
        )
        await host.send(event, to: view.id)
        await host.settle()
    }

    private final class Log {
        var lines: [String] = []
    }

    @Test func `the action runs with the first value and with each other one`() async throws {
        let log = Log()
        let host = ViewHost {
            ScrollView { Text("content") }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > 100
                } action: {
                    log.lines.append("\($0) \($1)")
                }
        }

        for y in [0, 50, 120, 140, 90] { try await scroll(host, to: CGFloat(y)) }

        #expect(log.lines == ["false false", "false true", "true false"])
    }

    @Test func `the geometry has the margins of the content as insets`() async throws {
        let log = Log()
        let host = ViewHost {
            ScrollView { Text("content") }
                .contentMargins(.top, 20)
                .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in
                    log.lines.append("\(new.contentOffset.y) \(new.contentSize.height) \(new.containerSize.height)")
                    log.lines.append("\(new.visibleRect.minY) \(new.visibleRect.height) \(new.bounds.minY)")
                }
        }

        try await scroll(host, to: 0)

        #expect(log.lines == ["-20.0 1980.0 480.0", "-20.0 500.0 0.0"])
    }

    @Test func `the offset of content that begins at its end counts from the start`() async throws {
        let log = Log()
        let host = ViewHost {
            ScrollView { Text("content") }
                .defaultScrollAnchor(.bottom)
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { log.lines.append("\($1)") }
        }

        try await scroll(host, to: 0)
        try await scroll(host, to: -200)

        #expect(log.lines == ["1500.0", "1300.0"])
    }

    @Test func `a scroll view in the content is not observed, and of two the first that reports`() async throws {
        let log = Log()
        let host = ViewHost {
            VStack {
                ScrollView { ScrollView(.horizontal) { Text("inner") } }
                ScrollView { Text("second") }
            }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { log.lines.append("\($1)") }
        }
        #expect(scrollViews(host.elementTrees).map { $0.element.events.contains(.scroll) } == [true, false, true])

        try await scroll(host, 0, to: 1)
        try await scroll(host, 2, to: 2)
        try await scroll(host, 0, to: 3)

        #expect(log.lines == ["1.0", "3.0"])
    }

    @Test func `a scroll view without observers reports nothing`() {
        let host = ViewHost { ScrollView { Text("content") } }

        #expect(scrollViews(host.elementTrees)[0].element.events.isEmpty)
        #expect(!host.html.contains("data-watch"))
    }

    @Test func `phases come with the geometry`() async throws {
        let log = Log()
        let host = ViewHost {
            ScrollView { Text("content") }
                .onScrollPhaseChange { log.lines.append("\($0) \($1) \($2.geometry.contentOffset.y)") }
                .onScrollPhaseChange { _, new in log.lines.append("\(new.isScrolling)") }
        }
        #expect(host.html.contains(#"data-watch="phases""#))
        let id = scrollViews(host.elementTrees)[0].id

        await host.send(.phase(2), to: id)
        try await scroll(host, to: 10)
        for number in [2, 2, 3, 0, 7, -1] { await host.send(.phase(number), to: id) }

        #expect(
            log.lines.filter { $0.contains("10.0") } == [
                "idle interacting 10.0", "interacting decelerating 10.0", "decelerating idle 10.0",
            ]
        )
        #expect(log.lines.filter { !$0.contains("10.0") } == ["true", "true", "false"])
    }

    @Test func `a view notes that it becomes visible and invisible`() async throws {
        let log = Log()
        let host = ViewHost {
            ScrollView { Text("content").onScrollVisibilityChange(threshold: 0.25) { log.lines.append("\($0)") } }
        }
        #expect(host.html.contains(#"data-watch="0.25""#))
        let id = try #require(observed(host.elementTrees)).id

        for number in [0, 1, 1, 4, 0] { await host.send(.phase(number), to: id) }

        #expect(log.lines == ["true", "false"])
    }

    @Test(arguments: [Double.nan, .infinity, -3, 7]) func `a threshold is a fraction`(threshold: Double) {
        let host = ViewHost { Text("content").onScrollVisibilityChange(threshold: threshold) { _ in } }

        #expect(host.html.contains(#/data-watch="(0\.0|0\.5|1\.0)"/#))
    }

    @Test func `the offset of content that starts at the right is that of its left edge`() async throws {
        let log = Log()
        let host = ViewHost {
            ScrollView(.horizontal) { Text("content") }
                .contentMargins(.trailing, 20)
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.x }) { _, new in
                    log.lines.append("\(new)")
                }
                .environment(\.layoutDirection, .rightToLeft)
        }

        for x in [0, -1700] {
            let event = ElementEvent.scroll(
                offset: CGPoint(x: x, y: 0),
                size: size,
                contentSize: CGSize(width: 2000, height: 500)
            )
            await host.send(event, to: scrollViews(host.elementTrees)[0].id)
            await host.settle()
        }

        #expect(log.lines == ["1680.0", "-20.0"])
    }

    @Test func `indicators flash when the view appears and when the trigger changes`() async throws {
        struct Page: View {
            @State private var trigger = 0

            var body: some View {
                Button("Flash") { trigger += 1 }
                ScrollView { Text("content") }.scrollIndicatorsFlash(trigger: trigger).scrollIndicatorsFlash(
                    onAppear: true
                )
            }
        }
        let host = ViewHost { Page() }
        #expect(host.html.contains(#"data-watch="flash=1""#))

        try await host.tap("Flash")

        #expect(host.html.contains(#"data-watch="flash=2""#))
    }

    @Test(arguments: [(0.5, 750.0), (1.0, 1500.0)])
    func `the initial offset is scrolled to once, when the size of the content is known`(y: Double, offset: Double)
        async throws
    {
        let host = ViewHost {
            ScrollView { Text("content") }.defaultScrollAnchor(UnitPoint(x: 0, y: y), for: .initialOffset)
        }
        _ = host.drainPatches()

        try await scroll(host, to: 0, contentSize: size)
        #expect(offsets(host) == [])
        try await scroll(host, to: 0)
        try await scroll(host, to: 30)

        #expect(offsets(host) == [offset])
    }

    @Test func `content that stays at its end can begin at its start`() async throws {
        let host = ViewHost {
            ScrollView { Text("content") }
                .defaultScrollAnchor(.bottom)
                .defaultScrollAnchor(.top, for: .initialOffset)
        }
        _ = host.drainPatches()

        try await scroll(host, to: 0)

        #expect(offsets(host) == [-1500])
    }

    private func offsets(_ host: ViewHost) -> [Double?] {
        host.drainPatches().compactMap { patch in
            if case .scrollContent(_, _, let y) = patch.operation { y } else { nil }
        }
    }

    @Test func `an anchor for one role wins, whatever the order`() {
        let host = ViewHost {
            ScrollView { Text("content") }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.center, for: .alignment)
        }

        let attributes = scrollViews(host.elementTrees)[0].element.attributes
        #expect(attributes.number(.anchorY) == 1)
        #expect(attributes[.anchor] == .point(.center))
    }
}

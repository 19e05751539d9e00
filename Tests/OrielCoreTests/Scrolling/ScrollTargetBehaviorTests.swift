import Foundation
import OrielCore
import OrielFoundation
import OrielTesting
import Testing

@MainActor
@Suite struct ScrollTargetBehaviorTests {
    /// Stops at multiples of 100 points, and notes what it is told.
    private struct Hundreds: ScrollTargetBehavior {
        let log: Log

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            log.lines.append(
                "\(Int(context.originalTarget.rect.minY)) \(Int(target.rect.minY)) \(context.axes.contains(.vertical))"
            )
            log.lines.append(
                "\(context.layoutDirection) \(Int(context.contentSize.height)) \(context.containerSize.height)"
            )
            target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
        }
    }

    private final class Log {
        var lines: [String] = []
    }

    private func scrollView(_ trees: [ElementTree]) -> ElementTree? {
        for tree in trees {
            if tree.element.kind == .scrollView { return tree }
            if let found = scrollView(tree.children) { return found }
        }
        return nil
    }

    private func swipe(_ host: ViewHost, to y: CGFloat, phases: [Int]) async throws {
        let view = try #require(scrollView(host.elementTrees))
        for phase in phases { await host.send(.phase(phase), to: view.id) }
        let event = ElementEvent.scroll(
            offset: CGPoint(x: 0, y: y),
            size: CGSize(width: 300, height: 500),
            contentSize: CGSize(width: 300, height: 2000)
        )
        await host.send(event, to: view.id)
        await host.send(.phase(0), to: view.id)
        await host.settle()
    }

    private func offsets(_ host: ViewHost) -> [[Double?]] {
        host.drainPatches().compactMap { patch in
            if case .scrollContent(_, let x, let y) = patch.operation { [x, y] } else { nil }
        }
    }

    @Test func `the scroll view moves to the target when the user has let go`() async throws {
        let log = Log()
        let host = ViewHost { ScrollView { Text("content") }.scrollTargetBehavior(Hundreds(log: log)) }
        try await swipe(host, to: 0, phases: [])

        try await swipe(host, to: 130, phases: [2, 3])

        #expect(offsets(host) == [[nil, 100]])
        #expect(log.lines == ["0 130 true", "leftToRight 2000 500.0"])
    }

    @Test func `the app's own motion is left as it is`() async throws {
        let log = Log()
        let host = ViewHost { ScrollView { Text("content") }.scrollTargetBehavior(Hundreds(log: log)) }
        try await swipe(host, to: 0, phases: [])

        try await swipe(host, to: 130, phases: [4])

        #expect(offsets(host) == [] && log.lines == [])
    }

    @Test func `margins count for the offset of the browser`() async throws {
        let host = ViewHost {
            ScrollView { Text("content") }
                .contentMargins(.top, 20)
                .scrollTargetBehavior(AnyScrollTargetBehavior(Hundreds(log: Log())))
        }
        try await swipe(host, to: 0, phases: [])

        try await swipe(host, to: 140, phases: [2])

        #expect(offsets(host) == [[nil, 120]])
    }

    @Test func `behaviours of the browser stay with it`() {
        let host = ViewHost { ScrollView { Text("content") }.scrollTargetBehavior(AnyScrollTargetBehavior(.paging)) }

        #expect(scrollView(host.elementTrees)?.element.attributes.string(.targetBehavior) == "paging")
    }
}

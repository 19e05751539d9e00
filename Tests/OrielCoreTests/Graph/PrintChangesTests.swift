import Synchronization
import Testing

@testable import OrielCore

/// Tests of the lines of `Self._printChanges()`.
@MainActor
@Suite struct PrintChangesTests {
    private final class Lines: Sendable {
        let lines = Mutex<[String]>([])
        func take() -> [String] {
            lines.withLock { lines in
                defer { lines = [] }
                return lines
            }
        }
    }

    struct Child: View {
        let title: String
        var body: some View {
            let _ = Self._printChanges()
            Text(title)
        }
    }

    struct Parent: View {
        @State private var count = 0
        @State private var isDark = false
        var body: some View {
            let _ = Self._printChanges()
            Button("Add") { count += 1 }
            Button("Both") {
                count += 1
                isDark.toggle()
            }
            Child(title: "\(count)\(isDark)")
        }
    }

    @Test func `the lines are those of Apple`() {
        let lines = Lines()
        ChangeReport.$printer.withValue({ line in lines.lines.withLock { $0.append(line) } }) {
            let graph = ViewGraph()
            graph.flushScheduler = { _ in }
            graph.mount(environment: EnvironmentValues()) { Parent() }
            defer { graph.unmount() }
            #expect(
                lines.take() == [
                    "Parent: @self, @identity, _count, _isDark changed.", "Child: @self, @identity changed.",
                ]
            )

            let buttons = graph.elementTrees.flatMap { $0.ids(of: .button) }
            _ = graph.send(.tap, to: buttons[0])
            graph.flush()
            #expect(lines.take() == ["Parent: _count changed.", "Child: @self changed."])

            _ = graph.send(.tap, to: buttons[1])
            graph.flush()
            #expect(lines.take() == ["Parent: _count, _isDark changed.", "Child: @self changed."])
        }
    }

    struct Late: View {
        @State private var count = 0
        var body: some View {
            let _ = count > 0 ? Self._printChanges() : ()
            Button("\(count)") { count += 1 }
        }
    }

    @Test func `the first line of a view that was there before is unknown`() {
        let lines = Lines()
        ChangeReport.$printer.withValue({ line in lines.lines.withLock { $0.append(line) } }) {
            let graph = ViewGraph()
            graph.flushScheduler = { _ in }
            graph.mount(environment: EnvironmentValues()) { Late() }
            defer { graph.unmount() }
            let button = graph.elementTrees.flatMap { $0.ids(of: .button) }[0]
            for _ in 0..<2 {
                _ = graph.send(.tap, to: button)
                graph.flush()
            }

            #expect(lines.take() == ["Late: unknown.", "Late: _count changed."])
        }
    }

    @Test func `outside of a body nothing is printed`() {
        let lines = Lines()
        ChangeReport.$printer.withValue({ line in lines.lines.withLock { $0.append(line) } }) { Child._printChanges() }
        #expect(lines.take().isEmpty)
    }

    @Test func `an inspector that closes leaves the printing on`() {
        let lines = Lines()
        ChangeReport.$printer.withValue({ line in lines.lines.withLock { $0.append(line) } }) {
            let traced = TracedGraph { Late() }
            _ = traced.tap()
            traced.graph.endTrace()
            _ = lines.take()

            _ = traced.tap()

            #expect(lines.take() == ["Late: _count changed."])
            #expect(traced.records.isEmpty)
        }
    }
}

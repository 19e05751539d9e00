@testable import OrielCore

extension ReleaseTests {
    @MainActor final class Recorder {
        let graph = ViewGraph()
        private(set) var patches: [Patch] = []

        init(_ environment: EnvironmentValues = EnvironmentValues(), content: () -> some View) {
            graph.patchHandler = { [unowned self] in patches += $0 }
            graph.flushScheduler = { _ in }
            graph.mount(environment: environment, content: content)
            patches.removeAll()
        }

        isolated deinit { graph.unmount() }

        /// Returns the patches of a change made after a release.
        func patches(after change: () -> Void) -> [Patch] {
            graph.releaseContent()
            patches.removeAll()
            change()
            graph.flush()
            return patches
        }

        var buttons: [Element.ID] { elements(.button) }
        var texts: [String] { graph.elementTrees.flatMap { $0.allTexts } }

        func elements(_ kind: Element.Kind) -> [Element.ID] { graph.elementTrees.flatMap { $0.ids(of: kind) } }

        @discardableResult func tap(_ index: Int) -> Bool { graph.send(.tap, to: buttons[index]) == nil }
    }

    final class Log {
        var lines: [String] = []
    }

    struct Around<Content: View>: View {
        let content: Content
        var body: some View { content }
    }

    struct Links: View {
        var count = 20
        var body: some View {
            List {
                Section("All") {
                    ForEach(0..<count, id: \.self) { number in
                        NavigationLink(value: number) { Label("Page \(number)", systemImage: "star") }
                    }
                }
            }
        }
    }

    struct Rows: View {
        let log: Log
        @State private var chosen = 0
        @State private var count = 6
        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                ForEach(0..<count, id: \.self) { number in
                    Button {
                        log.lines.append("row \(number)"); chosen = number
                    } label: {
                        HStack {
                            Text("Row"); Text(number == chosen ? "chosen" : "free").padding()
                        }
                    }
                }
            }
        }
    }

    /// A view that reads a value that changes without a notification.
    struct Clock: View {
        let log: Log
        var body: some View {
            VStack {
                ForEach(0..<8, id: \.self) { Text("Hour \($0)") }
                ForEach(log.lines, id: \.self) { Text($0) }
                Text("Lines: \(log.lines.count)")
            }
        }
    }
}

extension ElementTree {
    fileprivate var allTexts: [String] { (element.text.map { [$0] } ?? []) + children.flatMap { $0.allTexts } }
}

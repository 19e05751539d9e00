@testable import OrielCore

/// A mounted graph whose updates are recorded.
@MainActor
final class TracedGraph {
    let graph = ViewGraph()
    private(set) var records: [FlushRecord] = []

    init(_ environment: EnvironmentValues = EnvironmentValues(), content: () -> some View) {
        graph.flushScheduler = { _ in }
        graph.mount(environment: environment, content: content)
        let trace = GraphTrace()
        trace.recorder = { [unowned self] in records.append($0) }
        graph.trace = trace
    }

    isolated deinit { graph.unmount() }

    /// Taps a button by its position in the document, and returns the record of the update.
    func tap(_ index: Int = 0) -> FlushRecord? {
        let buttons = graph.elementTrees.flatMap { $0.ids(of: .button) }
        records = []
        _ = graph.send(.tap, to: buttons[index])
        graph.flush()
        return records.last
    }

    /// The causes of a view's body in a record.
    func causes(_ name: String, in record: FlushRecord?) -> [UpdateCause]? {
        record?.bodies.first { $0.name == name }?.causes
    }
}

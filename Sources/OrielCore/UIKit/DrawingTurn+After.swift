import OrielUIKit

extension DrawingTurn {
    /// Makes changes wait for the end of the evaluation of a graph.
    @MainActor static func connect() { _ = connection }

    @MainActor private static let connection: Void = {
        after = { change in
            guard let graph = Evaluation.graph else { return change() }
            graph.enqueue(change)
        }
    }()
}

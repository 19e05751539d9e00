import Dispatch
public import OrielCombine

/// A modifier that runs an action for each value of a publisher while its content is in the tree.
struct ReceiveModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension ReceiveModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    static var isAppliedToEachView: Bool { true }

    /// The subscription and the action it calls. Each update replaces the action.
    final class Reception: @unchecked Sendable {
        // Both are isolated to the main actor; values sent on other threads hop to it first.
        var subscription: AnyCancellable?
        var action: ((P.Output) -> Void)?
    }

    func makeState() -> Reception { Reception() }

    func didMount(on node: ViewNode, state: inout Reception) {
        state.action = action
        subscribe(state, graph: node.graph)
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Reception) {
        state.action = action
        if !FieldComparison.areEqual(old.publisher, publisher) { subscribe(state, graph: node.graph) }
    }

    func willUnmount(from node: ViewNode, state: inout Reception) {
        state.subscription = nil
        state.action = nil
    }

    @MainActor private func subscribe(_ reception: Reception, graph: ViewGraph) {
        reception.subscription = publisher.sink { [weak reception, weak graph] output in
            // The value is transferred: the publisher is expected not to use it while the action runs.
            nonisolated(unsafe) let output = output
            MainTurn.perform {
                // Many publishers send a value on subscription, while the tree is being built.
                if let graph, graph.isBusy {
                    graph.enqueue { reception?.action?(output) }
                } else {
                    reception?.action?(output)
                }
            }
        }
    }
}

extension View {
    /// Runs an action on the main actor for each value that a publisher sends while the view is mounted.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

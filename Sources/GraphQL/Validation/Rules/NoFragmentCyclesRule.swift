/// The rule that no fragment spreads itself, directly or indirectly, because its expansion would be infinite.
///
/// Source: the specification of September 2025, section 5.5.2.2.
struct NoFragmentCyclesRule {
    /// Reports the cycles. Called only for documents with cycles or duplicate fragment names.
    func leaveDocument(_ context: inout ValidationContext) {
        var search = Search(isVisited: Array(repeating: false, count: context.fragments.count))
        for fragment in context.fragments.indices where !context.isStopped { search.search(from: fragment, &context) }
    }

    /// A depth-first search that records the spreads on the current path.
    private struct Search {
        private struct Step {
            let fragment: Int
            let spreads: [SyntaxNode.ID]
            var next = 0
        }

        var isVisited: [Bool]
        private var steps: [Step] = []
        private var path: [SyntaxNode.ID] = []
        /// The number of spreads that lead to each fragment on the path.
        private var depths: [Int: Int] = [:]

        init(isVisited: [Bool]) {
            self.isVisited = isVisited
        }

        mutating func search(from root: Int, _ context: inout ValidationContext) {
            open(root, context)
            while let step = steps.last, !context.isStopped {
                guard step.next < step.spreads.count else {
                    depths[step.fragment] = nil
                    steps.removeLast()
                    _ = path.popLast()
                    continue
                }
                steps[steps.count - 1].next += 1
                let spread = step.spreads[step.next]
                let target = Int(context.fragment(named: context.document.nodes[spread].name))
                guard target >= 0 else { continue }
                if let depth = depths[target] {
                    report(path[depth...] + [spread], &context)
                } else if !isVisited[target] {
                    path.append(spread)
                    open(target, context)
                }
            }
        }

        private mutating func open(_ fragment: Int, _ context: ValidationContext) {
            // If two fragments share a name, only the one that spreads refer to is searched.
            let name = context.fragments[fragment].name
            let number = Int(context.fragment(named: name))
            guard !isVisited[number] else { return }
            isVisited[number] = true
            depths[number] = path.count
            steps.append(Step(fragment: number, spreads: context.spreadsByDepth(of: context.fragments[fragment].node)))
        }

        private func report(_ cycle: ArraySlice<SyntaxNode.ID>, _ context: inout ValidationContext) {
            let names = cycle.suffix(6).map { "\"\(context.name(of: $0))\"" }
            let last = names.last ?? ""
            let through =
                cycle.count > 1
                ? " through \(cycle.count > 6 ? "others and " : "")\(names.dropLast().joined(separator: ", "))" : ""
            context.report("The fragment \(last) spreads itself\(through).", at: Array(cycle))
        }
    }
}

extension ValidationContext {
    /// Returns the spreads of a definition: those of a selection set before those of its nested sets, the last set
    /// first.
    ///
    /// The order decides which of several cycles are reported; it is the order of graphql-js, which clients expect.
    fileprivate func spreadsByDepth(of definition: NodeID) -> [NodeID] {
        var spreads: [NodeID] = []
        var pending = document.selectionSet(of: definition).map { [$0] } ?? []
        while let set = pending.popLast() {
            for selection in document.children(of: set) {
                if document.nodes[selection].kind == .fragmentSpread {
                    spreads.append(selection)
                } else if let inner = document.selectionSet(of: selection) {
                    pending.append(inner)
                }
            }
        }
        return spreads
    }
}

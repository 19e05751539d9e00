/// A topological order of fragments: each fragment follows the fragments that it spreads.
struct FragmentOrder {
    /// Fragment numbers, in order.
    private(set) var fragments: [Int] = []
    /// Whether no such order exists because a fragment spreads itself, directly or indirectly.
    private(set) var hasCycles = false

    init(_ context: ValidationContext) {
        enum Mark { case new, open, closed }
        var marks = [Mark](repeating: .new, count: context.fragments.count)
        fragments.reserveCapacity(marks.count)
        var path: [(fragment: Int, nextSpread: Int)] = []
        for root in context.fragments.indices where marks[root] == .new {
            marks[root] = .open
            path.append((root, context.fragments[root].spreads.lowerBound))
            while let (fragment, spread) = path.last {
                guard spread < context.fragments[fragment].spreads.upperBound else {
                    marks[fragment] = .closed
                    fragments.append(fragment)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].nextSpread += 1
                let target = Int(context.graph.spreads[spread].fragment)
                guard target >= 0 else { continue }
                if marks[target] == .open { hasCycles = true }
                guard marks[target] == .new else { continue }
                marks[target] = .open
                path.append((target, context.fragments[target].spreads.lowerBound))
            }
        }
    }
}

/// Numbered nodes with edges between them, in which cycles are looked for.
struct DirectedGraph {
    /// By node, where its edges lead.
    let edges: [[Int]]

    init(_ edges: [[Int]]) {
        self.edges = edges
    }

    /// A step of a walk: a node, and which of its edges is taken.
    struct Step: Hashable {
        var node: Int
        var edge: Int
    }

    /// The cycles that a walk in depth closes, each edge walked once and without recursion.
    ///
    /// Not every cycle there is, which may be exponentially many, but one at least wherever there are any.
    func cycles(limit: Int) -> [[Step]] {
        var cycles: [[Step]] = []
        var isVisited = [Bool](repeating: false, count: edges.count)
        /// Where a node stands on the path that is walked.
        var depth = [Int?](repeating: nil, count: edges.count)
        for start in edges.indices where !isVisited[start] && !edges[start].isEmpty {
            var path = [Step(node: start, edge: -1)]
            isVisited[start] = true
            depth[start] = 0
            while let step = path.last {
                let edge = step.edge + 1
                guard edge < edges[step.node].count else {
                    depth[step.node] = nil
                    path.removeLast()
                    continue
                }
                path[path.count - 1].edge = edge
                let next = edges[step.node][edge]
                if let index = depth[next] {
                    cycles.append(Array(path[index...]))
                    if cycles.count >= limit { return cycles }
                } else if !isVisited[next] {
                    isVisited[next] = true
                    depth[next] = path.count
                    path.append(Step(node: next, edge: -1))
                }
            }
        }
        return cycles
    }
}

/// A directed graph of numbered nodes, used to find cycles.
struct DirectedGraph {
    /// The targets of each node's edges.
    let edges: [[Int]]

    init(_ edges: [[Int]]) {
        self.edges = edges
    }

    /// A step of a walk: a node and the index of the edge taken.
    struct Step: Hashable {
        var node: Int
        var edge: Int
    }

    /// Returns the cycles that a depth-first walk closes. Visits each edge once and does not recurse.
    ///
    /// A graph can have exponentially many cycles, so the result is not complete; it is empty only if the graph has no
    /// cycle.
    func cycles(limit: Int) -> [[Step]] {
        var cycles: [[Step]] = []
        var isVisited = [Bool](repeating: false, count: edges.count)
        /// The index of each node on the current path.
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

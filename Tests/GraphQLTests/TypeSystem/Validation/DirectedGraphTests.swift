import Testing

@testable import GraphQL

@Suite struct DirectedGraphTests {
    @Test(arguments: [
        ([[1], [2], []], []),
        ([[0]], [[0]]),
        ([[1], [2], [0]], [[0, 1, 2]]),
        ([[1, 2], [2], [1]], [[1, 2]]),
        ([[], [2, 3], [1], [1]], [[1, 2], [1, 3]]),
    ])
    func `a walk finds a cycle where there is one`(edges: [[Int]], cycles: [[Int]]) {
        #expect(DirectedGraph(edges).cycles(limit: 10).map { $0.map(\.node) } == cycles)
    }

    @Test func `a walk ends at the limit`() {
        let complete = [[Int]](repeating: Array(0..<20), count: 20)

        #expect(DirectedGraph(complete).cycles(limit: 7).count == 7)
    }
}

import Synchronization
import Testing

@testable import GraphQL

@Suite struct DataLoaderTests {
    private struct Broken: Error {}

    /// The loaded batches.
    private final class Batches: Sendable {
        private let list = Mutex<[[Int]]>([])
        var all: [[Int]] { list.withLock { $0 } }
        func add(_ keys: [Int]) { list.withLock { $0.append(keys) } }
    }

    private func loader(_ batches: Batches, maximumBatchSize: Int = 1000) -> DataLoader<Int, String> {
        DataLoader(maximumBatchSize: maximumBatchSize) { keys in
            batches.add(keys)
            return Dictionary(uniqueKeysWithValues: keys.filter { $0 >= 0 }.map { ($0, "v\($0)") })
        }
    }

    @Test func `a key is loaded once`() async throws {
        let batches = Batches()
        let loader = loader(batches)

        #expect(try await loader.load(1) == "v1")
        #expect(try await loader.load(1) == "v1")
        #expect(batches.all == [[1]])
    }

    @Test func `keys that are asked for together are loaded together, each once`() async throws {
        let batches = Batches()

        #expect(try await loader(batches).load([1, 2, 1, -1]) == ["v1", "v2", "v1", nil])
        #expect(batches.all == [[1, 2, -1]])
    }

    @Test func `more keys than a batch holds make several`() async throws {
        let batches = Batches()

        let values = try await loader(batches, maximumBatchSize: 2).load(Array(0..<5))

        #expect(values == (0..<5).map { "v\($0)" })
        #expect(batches.all.map(\.count).sorted() == [1, 2, 2])
    }

    @Test func `a failed batch fails all its callers and can be retried`() async throws {
        let isBroken = Mutex(true)
        let loader = DataLoader<Int, String> { keys in
            if isBroken.withLock({ $0 }) { throw Broken() }
            return [1: "v"]
        }

        await #expect(throws: Broken.self) { try await loader.load([1, 2]) }
        isBroken.withLock { $0 = false }
        #expect(try await loader.load(1) == "v")
    }

    @Test func `a key that must have a value throws without one`() async throws {
        await #expect(throws: GraphQLError.self) { try await loader(Batches()).load(required: -1) }
    }

    @Test func `a primed key is not loaded, a forgotten one again`() async throws {
        let batches = Batches()
        let loader = loader(batches)
        loader.prime(1, with: "primed")

        #expect(try await loader.load(1) == "primed")
        loader.forget(1)
        #expect(try await loader.load(1) == "v1")
        #expect(batches.all == [[1]])
    }

    @Test func `each level of a query is one batch, whatever its fields wait for`() async throws {
        let batches = Batches()
        let schema = try Schema {
            ObjectType("Query", in: DataLoader<Int, String>.self) {
                Field("nodes") { _, _ in (0..<5).map { Node(depth: 1, number: $0) } }
            }
            ObjectType("Node", of: Node.self, in: DataLoader<Int, String>.self) {
                Field("value") { node, loader in try await loader.load(required: node.number) }
                Field("slow") { node, _ in
                    for _ in 0..<node.number { await Task.yield() }
                    return node.number
                }
                Field("child") { node, loader in
                    _ = try await loader.load(required: node.number + 100)
                    return Node(depth: 2, number: node.number + 1000)
                }
            }
        }

        let query = "{ nodes { value slow child { value child { value } } } }"
        let response = await schema.execute(GraphQLRequest(query), in: loader(batches))

        #expect(response.errors.isEmpty)
        #expect(batches.all.map(\.count) == [10, 10, 5])
    }

    private struct Node: Sendable {
        var depth: Int
        var number: Int
    }
}

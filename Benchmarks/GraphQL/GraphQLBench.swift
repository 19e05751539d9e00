import Foundation
import GraphQL

/// A benchmark of the GraphQL engine on one query; prints one JSON object per line.
///
/// Times are processor times, not wall-clock times, so other processes have little influence; each is the median of
/// nine runs.
@main
enum GraphQLBench {
    static func main() async throws {
        let request = GraphQLRequest(TimelineData.query, variables: ["id": "0"])
        if CommandLine.arguments.contains("--response") {
            let response = await (try timelineSchema(isLoading: true)).execute(request, in: TimelineViewer())
            return print(response.description)
        }
        var uncached = SchemaOptions()
        uncached.cachedBytes = 0

        let parse = try await time { _ = try Document(parsing: TimelineData.query) }
        Figure(name: "graphql.parse", value: parse, unit: "us").print()

        let described = try Schema<NoData>(sdl: try harnessSchema(), options: uncached)
        let validated = await time { precondition(described.errors(in: TimelineData.query).isEmpty) }
        Figure(name: "graphql.validate", value: validated - parse, unit: "us").print()

        for (name, isLoading) in [("graphql", false), ("graphql.loading", true)] {
            let schema = try timelineSchema(isLoading: isLoading)
            let execute = await time { _ = await schema.execute(request, in: TimelineViewer()) }
            Figure(name: "\(name).cached", value: execute, unit: "us").print()
            let whole = try timelineSchema(isLoading: isLoading, options: uncached)
            let all = await time { _ = await whole.execute(request, in: TimelineViewer()) }
            Figure(name: "\(name).uncached", value: all, unit: "us").print()
        }

        let viewer = TimelineViewer()
        _ = await (try timelineSchema(isLoading: true)).execute(request, in: viewer)
        Figure(name: "graphql.store-calls", value: Double(viewer.storeCalls), unit: "calls").print()
    }

    private static func harnessSchema() throws -> String {
        try String(contentsOf: URL(filePath: "Tests/GraphQLConformance/schema/moments.graphql"), encoding: .utf8)
    }

    /// Returns the processor time per call in microseconds.
    private static func time(_ operation: @Sendable () async throws -> Void) async rethrows -> Double {
        for _ in 0..<200 { try await operation() }
        var times: [Double] = []
        for _ in 0..<9 {
            let start = clock()
            for _ in 0..<500 { try await operation() }
            times.append(Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e6 / 500)
        }
        return times.sorted()[4]
    }
}

/// A measured figure, printed as one line of JSON.
struct Figure {
    let name: String
    let value: Double
    let unit: String

    func print() {
        Swift.print(#"{"name": "\#(name)", "value": \#((value * 10).rounded() / 10), "unit": "\#(unit)"}"#)
    }
}

/// The roots of a schema that only validates requests.
struct NoData: DynamicRoots, DynamicObject {
    var query: any DynamicObject { self }
    var mutation: any DynamicObject { self }
    var subscription: any DynamicObject { self }
    var typeName: String? { nil }
    func value(of field: DynamicField) -> DynamicValue { .null }
}

import Foundation

@testable import GraphQL

/// The files in Tests/GraphQLConformance.
enum PublicCases {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../GraphQLConformance").standardized

    static func schema() throws -> String {
        try String(contentsOf: folder.appending(path: "schema/moments.graphql"), encoding: .utf8)
    }

    /// Returns the documents of all cases.
    static func documents() throws -> [[UInt8]] {
        let lines = try Data(contentsOf: folder.appending(path: "cases/public.jsonl")).split(
            separator: UInt8(ascii: "\n")
        )
        return try lines.compactMap { line in
            guard case .string(let query)? = try Value(json: Array(line)).object?["query"], !query.isEmpty else {
                return nil
            }
            return Array(query.utf8)
        }
    }
}

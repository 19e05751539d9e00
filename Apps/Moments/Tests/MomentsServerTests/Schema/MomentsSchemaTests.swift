import Foundation
import GraphQL
import Testing

@testable import MomentsServer

@Suite struct MomentsSchemaTests {
    @Test func `the schema is the one that clients were promised`() async throws {
        let server = try TestServer()
        let promised = try Schema<Promise>(sdl: try String(contentsOf: Self.file, encoding: .utf8))
        let lines = try await Set(Self.lines(promised.execute(Self.question, in: Promise())))

        let ours = try await Set(
            Self.lines(server.service.schema.execute(Self.question, in: await server.service.visitor()))
        )

        #expect(lines.count > 200)
        #expect(ours.subtracting(lines).sorted() == [])
        #expect(lines.subtracting(ours).sorted() == [])
    }

    @Test func `what the promise explains is explained in the same words`() async throws {
        let server = try TestServer()
        let promised = try Schema<Promise>(sdl: try String(contentsOf: Self.file, encoding: .utf8))
        let explained = try await Self.lines(promised.execute(Self.question, in: Promise()), explained: true)

        let ours = try await Self.lines(
            server.service.schema.execute(Self.question, in: await server.service.visitor()),
            explained: true
        )

        #expect(explained.count > 40)
        #expect(Set(explained).subtracting(ours).sorted() == [])
    }

    private static var file: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../schema.graphql")
            .standardizedFileURL
    }

    private static var question: GraphQLRequest {
        let type = "kind name ofType { kind name ofType { kind name ofType { kind name } } }"
        let value = "name description defaultValue type { \(type) }"
        return GraphQLRequest(
            """
            { __schema { types { kind name description
                fields { name description type { \(type) } args { \(value) } }
                inputFields { \(value) }
                enumValues { name description }
            } } }
            """
        )
    }

    /// Returns one line for each type and each of its parts.
    private static func lines(_ response: GraphQLResponse, explained: Bool = false) throws -> [String] {
        let reply = try Reply(response)
        try #require(reply.errors.isEmpty)
        var lines: [(text: String, explanation: String?)] = []
        for type in reply["__schema.types"].items where type.name.first != "_" && type["kind"].string != "SCALAR" {
            lines.append(("\(type["kind"].string ?? "") \(type.name)", type["description"].string))
            for field in type["fields"].items {
                lines.append(("\(type.name).\(field.name): \(typeText(field["type"]))", field["description"].string))
                for argument in field["args"].items {
                    lines.append(("\(type.name).\(field.name)(\(input(argument)))", argument["description"].string))
                }
            }
            for field in type["inputFields"].items {
                lines.append(("\(type.name).\(input(field))", field["description"].string))
            }
            for value in type["enumValues"].items {
                lines.append(("\(type.name).\(value.name)", value["description"].string))
            }
        }
        guard explained else { return lines.map(\.text) }
        return lines.compactMap { line in line.explanation.map { "\(line.text): \($0)" } }
    }

    private static func input(_ value: Value) -> String {
        "\(value.name): \(typeText(value["type"]))" + (value["defaultValue"].string.map { " = \($0)" } ?? "")
    }

    private static func typeText(_ type: Value) -> String {
        switch type["kind"].string {
        case "NON_NULL": typeText(type["ofType"]) + "!"
        case "LIST": "[\(typeText(type["ofType"]))]"
        default: type.name
        }
    }
}

/// A schema that is only read, never executed.
private struct Promise: DynamicRoots {
    struct Nothing: DynamicObject {
        var typeName: String? { nil }
        func value(of field: DynamicField) -> DynamicValue { .null }
    }

    var query: any DynamicObject { Nothing() }
    var mutation: any DynamicObject { Nothing() }
    var subscription: any DynamicObject { Nothing() }
}

extension Value {
    fileprivate subscript(key: String) -> Value { self[path: key] }
    fileprivate var name: String { self["name"].string ?? "" }
}

extension MomentsService {
    fileprivate func visitor() async -> MomentsContext { await context(token: nil, clientAddress: "192.0.2.1") }
}

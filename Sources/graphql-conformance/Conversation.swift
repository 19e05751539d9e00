import GraphQL

/// A run of the harness (protocol gqlconf/1) and the schemas it defines.
struct Conversation {
    private struct Entry {
        let schema: Schema<StaticData>
        let data: Value
    }

    private var schemas: [String: Entry] = [:]

    /// Returns the response to a request, with the request's `id`.
    mutating func answer(_ line: String) async -> ObjectValue {
        let request: ObjectValue
        do throws(GraphQLError) {
            guard case .object(let object) = try Value(json: Array(line.utf8), maximumDepth: 1000) else {
                return ["errors": Self.list([GraphQLError("A request must be an object.")])]
            }
            request = object
        } catch {
            return ["errors": Self.list([error])]
        }
        var answer = await answer(request)
        answer["id"] = request["id"] ?? .null
        return answer
    }

    private mutating func answer(_ request: ObjectValue) async -> ObjectValue {
        switch request["cmd"] {
        case "version": return ["protocol": "gqlconf/1", "engine": "Oriel GraphQL"]
        case "schema": return define(request)
        case "parse": return Self.outcome(errors(parsing: request.text("query")))
        case "validate":
            guard let entry = entry(of: request) else { return Self.unknownSchema }
            return Self.outcome(entry.schema.errors(in: request.text("query")))
        case "execute":
            guard let entry = entry(of: request) else { return Self.unknownSchema }
            return await execute(request, entry)
        default: return ["errors": Self.list([GraphQLError("Unknown command.")])]
        }
    }

    private func entry(of request: ObjectValue) -> Entry? { schemas[request.text("schema")] }

    private static let unknownSchema: ObjectValue = [
        "errors": list([GraphQLError("There is no schema with this name.")])
    ]

    private mutating func define(_ request: ObjectValue) -> ObjectValue {
        do throws(SchemaError) {
            let schema = try Schema<StaticData>(sdl: request.text("sdl"))
            schemas[request.text("name")] = Entry(schema: schema, data: request["data"] ?? [:])
            return ["ok": true]
        } catch {
            return Self.outcome(error.errors)
        }
    }

    private func errors(parsing query: String) -> [GraphQLError] {
        do throws(GraphQLError) {
            _ = try Document(parsing: query)
            return []
        } catch {
            return [error]
        }
    }

    private func execute(_ request: ObjectValue, _ entry: Entry) async -> ObjectValue {
        var query = GraphQLRequest(request.text("query"))
        if case .string(let name)? = request["operationName"] { query.operationName = name }
        if case .object(let variables)? = request["variables"] { query.variables = variables }
        let data = StaticData(entry.data)
        if request["validate"] == false {
            return ["response": Self.value(await entry.schema.execute(unvalidated: query, in: data))]
        }
        switch await entry.schema.subscribe(query, in: data) {
        case .response(let response): return ["response": Self.value(response)]
        case .stream(let stream):
            var responses: [Value] = []
            do {
                for try await response in stream { responses.append(Self.value(response)) }
            } catch {
                responses.append(["errors": Self.list([GraphQLError("\(error)")])])
            }
            return ["stream": .list(responses)]
        }
    }

    // MARK: JSON

    private static func value(_ response: GraphQLResponse) -> Value {
        do throws(GraphQLError) {
            return try Value(json: response.body, maximumDepth: 1000)
        } catch {
            return ["unreadable": .string(response.description)]
        }
    }

    private static func outcome(_ errors: [GraphQLError]) -> ObjectValue {
        errors.isEmpty ? ["ok": true] : ["ok": false, "errors": list(errors)]
    }

    private static func list(_ errors: [GraphQLError]) -> Value {
        value(GraphQLResponse(errors: errors)).object?["errors"] ?? []
    }
}

extension ObjectValue {
    /// Returns a string member; an empty string if there is none.
    func text(_ name: String) -> String {
        if case .string(let text)? = self[name] { text } else { "" }
    }
}

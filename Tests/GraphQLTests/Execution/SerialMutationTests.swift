import Testing

@testable import GraphQL

/// Tests that the fields of a mutation are executed in order. Source: the specification of September 2025, section 6.3.1.
@Suite struct SerialMutationTests {
    private func schema() throws -> Schema<EventLog> {
        try Schema {
            ObjectType("Query", in: EventLog.self) { Field("hello") { _, _ in "world" } }
            ObjectType("Mutation", in: EventLog.self) {
                Field("now", Arg("name", String.self)) { _, log, name in
                    log.add(name)
                    return name
                }
                Field("later", Arg("name", String.self), Arg("turns", Int.self, default: 1)) { _, log, name, turns in
                    log.add("\(name) begins")
                    for _ in 0..<turns { await Task.yield() }
                    log.add("\(name) ends")
                    return Step(name: name)
                }
                Field("fail") { _, log in
                    log.add("fail")
                    await Task.yield()
                    return try failing()
                }
            }
            ObjectType("Step", of: Step.self, in: EventLog.self) {
                Field("name", \.name)
                Field("check") { step, log in
                    await Task.yield()
                    log.add("\(step.name) checked")
                    return true
                }
            }
        }
    }

    @Test func `a field begins when all of the one before it has ended`() async throws {
        let log = EventLog()
        let first = #"a: later(name: "a", turns: 9) { check name } b: now(name: "b")"#
        let query = #"mutation { \#(first) c: later(name: "c") { name check } }"#
        let response = await (try schema()).execute(GraphQLRequest(query), in: log)

        #expect(
            response.description == #"{"data":{"a":{"check":true,"name":"a"},"b":"b","c":{"name":"c","check":true}}}"#
        )
        #expect(log.events == ["a begins", "a ends", "a checked", "b", "c begins", "c ends", "c checked"])
    }

    @Test func `a field that fails and must not be null ends the mutation`() async throws {
        let log = EventLog()
        let query = #"mutation { a: now(name: "a") fail b: now(name: "b") }"#
        let response = await (try schema()).execute(GraphQLRequest(query), in: log)

        #expect(response.description.hasPrefix(#"{"data":null,"errors":[{"message":"It failed.""#))
        #expect(log.events == ["a", "fail"])
    }

    @Test func `many mutations side by side each keep their order`() async throws {
        let schema = try schema()
        let fields = (0..<10).map { #"f\#($0): later(name: "\#($0)", turns: \#($0 % 3)) { name }"# }.joined(
            separator: " "
        )
        await withTaskGroup(of: [String].self) { group in
            for _ in 0..<50 {
                group.addTask {
                    let log = EventLog()
                    _ = await schema.execute(GraphQLRequest("mutation { \(fields) }"), in: log)
                    return log.events
                }
            }
            for await events in group { #expect(events == (0..<10).flatMap { ["\($0) begins", "\($0) ends"] }) }
        }
    }
}

private struct Step: Sendable {
    let name: String
}

private func failing() throws -> Int { throw GraphQLError("It failed.") }

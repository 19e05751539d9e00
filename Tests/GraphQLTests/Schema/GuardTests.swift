import Testing

@testable import GraphQL

@Suite struct GuardTests {
    private struct Person: Sendable {
        var name: String
        var phone: String?
    }

    private struct Viewer: Sendable {
        var name: String
    }

    private func answer(_ query: String, as viewer: String) async throws -> String {
        let schema = try Schema {
            ObjectType("Query", in: Viewer.self) {
                Field("jake") { _, _ -> Person? in Person(name: "Jake", phone: "1") }
            }
            ObjectType("Person", of: Person.self, in: Viewer.self) {
                Field("name", \.name)
                Field("phone", \.phone).guarded(by: { person, viewer in person.name == viewer.name })
                Field("secret") { _, _ -> String? in "s" }.guarded(by: { _, viewer async in
                    await Task.yield()
                    return viewer.name == "Boss"
                })
                Field("reason") { _, _ -> String? in "r" }.guarded(by: { _, _ in throw GraphQLError("Not today.") })
            }
            .guarded(by: { _, viewer in !viewer.name.isEmpty })
        }
        return await schema.execute(GraphQLRequest(query), in: Viewer(name: viewer)).description
    }

    @Test func `a field is shown to whom its guard lets pass`() async throws {
        #expect(try await answer("{ jake { phone } }", as: "Jake") == #"{"data":{"jake":{"phone":"1"}}}"#)

        let refused = try await answer("{ jake { phone } }", as: "Taylor")
        #expect(refused.hasPrefix(#"{"data":{"jake":{"phone":null}},"errors":"#))
        #expect(refused.contains(#""extensions":{"code":"FORBIDDEN"}"#))
    }

    @Test func `a guard may wait`() async throws {
        #expect(try await answer("{ jake { secret } }", as: "Boss") == #"{"data":{"jake":{"secret":"s"}}}"#)
        #expect(try await answer("{ jake { secret } }", as: "Jake").contains("FORBIDDEN"))
    }

    @Test func `a guard says why`() async throws {
        #expect(try await answer("{ jake { reason } }", as: "Jake").contains("Not today."))
    }

    @Test func `the guard of an object stands before each of its fields`() async throws {
        // `name` is non-null, so the null propagates to its object.
        #expect(try await answer("{ jake { name } }", as: "").hasPrefix(#"{"data":{"jake":null},"errors":"#))
    }
}

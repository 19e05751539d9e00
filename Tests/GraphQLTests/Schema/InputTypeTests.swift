import Testing

@testable import GraphQL

@Suite struct InputTypeTests {
    private struct Place: Sendable {
        var lat: Double
        var lon: Double
        var name: String?
    }

    private enum Key: Sendable {
        case id(ID)
        case near(Place)
    }

    private enum Kind: String, CaseIterable, Sendable {
        case url = "URL"
        case photo = "PHOTO"
    }

    private struct Filter: Sendable {
        var kinds: [Kind]
        var inner: [Filter]
    }

    private func answer(_ query: String, _ variables: ObjectValue = [:]) async throws -> String {
        let schema = try Schema {
            ObjectType("Query", in: Void.self) {
                Field("place", Arg("at", Place.self, defaultLiteral: ["lat": 1.5, "lon": 2])) { _, _, place in
                    "\(place.lat) \(place.lon) \(place.name ?? "-")"
                }
                Field("find", Arg("by", Key.self)) { _, _, key in
                    switch key {
                    case .id(let id): "id \(id)"
                    case .near(let place): "near \(place.lat)"
                    }
                }
                Field("kinds", Arg("of", [Kind].self, default: [.photo])) { _, _, kinds in kinds }
                Field("title", Arg("to", Presence<String>.self)) { _, _, title in
                    switch title {
                    case .absent: "absent"
                    case .null: "null"
                    case .value(let text): text
                    }
                }
                Field("filter", Arg("by", Filter.self)) { _, _, filter in filter.inner.map(\.kinds.count) }
                Field("even", Arg("n", Even.self)) { _, _, even in even }
            }
            InputObjectType("PlaceInput", Arg("lat", Double.self), Arg("lon", Double.self), Arg("name", String?.self)) {
                lat,
                lon,
                name in
                Place(lat: lat, lon: lon, name: name)
            }
            InputObjectType("Filter", Arg("kinds", [Kind].self, default: []), Arg("inner", [Filter].self, default: []))
            {
                kinds,
                inner in
                Filter(kinds: kinds, inner: inner)
            }
            OneOfType("Key", of: Key.self) {
                Choice("id", ID.self) { .id($0) }
                Choice("near", Place.self) { .near($0) }
            }
            EnumType("Kind", of: Kind.self)
            ScalarType("Even", of: Even.self) { value in
                guard case .int(let number) = value, number % 2 == 0 else {
                    throw GraphQLError("an even number is wanted")
                }
                return Even(number: number)
            } serialize: { even in
                .int(even.number)
            }
        }
        return await schema.execute(GraphQLRequest(query, variables: variables), in: ()).description
    }

    private struct Even: Sendable {
        var number: Int
    }

    @Test(arguments: [
        ("{ place }", #"{"data":{"place":"1.5 2.0 -"}}"#),
        (#"{ place(at: {lat: 1, lon: -1, name: "n"}) }"#, #"{"data":{"place":"1.0 -1.0 n"}}"#),
        ("{ find(by: {id: 7}) }", #"{"data":{"find":"id 7"}}"#),
        ("{ find(by: {near: {lat: 3, lon: 4}}) }", #"{"data":{"find":"near 3.0"}}"#),
        ("{ kinds }", #"{"data":{"kinds":["PHOTO"]}}"#),
        ("{ kinds(of: [URL, PHOTO]) }", #"{"data":{"kinds":["URL","PHOTO"]}}"#),
        ("{ kinds(of: URL) }", #"{"data":{"kinds":["URL"]}}"#),
        ("{ title }", #"{"data":{"title":"absent"}}"#),
        ("{ title(to: null) }", #"{"data":{"title":"null"}}"#),
        (#"{ title(to: "t") }"#, #"{"data":{"title":"t"}}"#),
        ("{ filter(by: {inner: [{kinds: [URL]}, {}]}) }", #"{"data":{"filter":[1,0]}}"#),
        ("{ even(n: 4) }", #"{"data":{"even":4}}"#),
    ])
    func `arguments arrive as Swift values`(_ query: String, _ response: String) async throws {
        #expect(try await answer(query) == response)
    }

    @Test(arguments: [
        "{ find(by: {}) }", "{ find }", "{ kinds(of: [NOPE]) }", "{ even(n: 3) }", "{ place(at: {lat: 1}) }",
    ])
    func `an argument that does not fit is refused`(_ query: String) async throws {
        #expect(try await answer(query).hasPrefix(#"{"errors":"#))
    }

    @Test func `variables are read as literals are`() async throws {
        let query = "query ($k: [Kind!], $p: PlaceInput!, $e: Even!) { kinds(of: $k) place(at: $p) even(n: $e) }"
        let variables: ObjectValue = ["k": ["URL"], "p": ["lon": 2, "lat": 1], "e": 8]

        #expect(try await answer(query, variables) == #"{"data":{"kinds":["URL"],"place":"1.0 2.0 -","even":8}}"#)
        #expect(try await answer(query, ["p": ["lat": 1, "lon": 2], "e": 7]).contains("an even number is wanted"))
    }
}

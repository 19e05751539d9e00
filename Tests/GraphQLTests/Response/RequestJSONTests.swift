import GraphQL
import Testing

@Suite struct RequestJSONTests {
    @Test func `a request is read as clients send it`() throws {
        let json = #"{"query":"query A($n: Int) { a }","operationName":"A","variables":{"n":3},"extensions":{}}"#

        let request = try GraphQLRequest(json: Array(json.utf8))

        #expect(request.query == "query A($n: Int) { a }")
        #expect(request.operationName == "A")
        #expect(request.variables["n"] == .int(3))
    }

    @Test(arguments: [
        ("[]", "one JSON object"), ("{}", #""query""#), (#"{"query":1}"#, #""query""#),
        (#"{"query":"{a}","operationName":1}"#, #""operationName""#),
        (#"{"query":"{a}","variables":[]}"#, #""variables""#), (#"{"query":"{a}","extensions":"x"}"#, #""extensions""#),
    ])
    func `an invalid request is described`(json: String, part: String) {
        let error = #expect(throws: GraphQLError.self) { try GraphQLRequest(json: Array(json.utf8)) }

        #expect(error?.message.contains(part) == true)
    }
}

import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import OrielCore
import Testing

@testable import OrielServer

@Suite struct StorageCookieTests {
    private func values(_ json: String) -> [String: StoredValue] {
        let text = json.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let head = HTTPRequest(
            method: .get,
            scheme: "http",
            authority: "localhost",
            path: "/",
            headerFields: [.cookie: "oriel-storage=\(text)"]
        )
        return StorageCookie.values(in: Request(head: head, body: RequestBody(buffer: ByteBuffer())))
    }

    @Test func `stored values are decoded`() {
        let kept = values(#"{"a": 9007199254740991, "b": 1.5, "c": "x", "d": true, "e": {"date": 0}}"#)

        #expect(
            kept == [
                "a": .int(9_007_199_254_740_991), "b": .double(1.5), "c": .string("x"), "d": .bool(true),
                "e": .date(Date(timeIntervalSince1970: 0)),
            ]
        )
    }

    @Test(arguments: [
        "9223372036854775807", "-9223372036854775808", "9223372036854774784.0", "1e30", "-3.4e38",
        #"{"date": 1e300}"#, #"{"date": -1e30}"#,
    ])
    func `a number that an app cannot reckon with is left out`(number: String) {
        #expect(values("{\"a\": \(number), \"b\": 1}") == ["b": .int(1)])
    }

    @Test(arguments: ["1e400", "{", "NaN", #"{"a": [[[]]]}"#])
    func `an invalid cookie yields no values`(json: String) {
        #expect(values(json).isEmpty)
    }
}

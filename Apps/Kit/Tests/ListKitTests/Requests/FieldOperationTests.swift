import APIKit
import Foundation
import Testing

struct FieldOperationTests {
    @Test func `the document follows from the arguments`() {
        let operation = FieldOperation<Int>.mutation("add", ["id": 1, "note": "a" as String?, "isNew": true], "{ id }")

        #expect(
            operation.document
                == "mutation add($id: Int!, $note: String, $isNew: Boolean!) { add(id: $id, note: $note, isNew: $isNew) { id } }"
        )
        #expect(operation.operationName == "add")
        #expect(operation.needsSignIn)
    }

    @Test func `without arguments there are no parentheses`() {
        #expect(FieldOperation<[String]>.query("names").document.hasPrefix("query names { names "))
    }

    @Test func `variables that are nil are sent as null`() throws {
        let operation = FieldOperation<Int>.query("count", ["id": 7, "after": nil as String?])

        let data = try JSONEncoder().encode(operation.variables)

        let sent = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(sent["id"] as? Int == 7)
        #expect(sent["after"] is NSNull)
    }

    @Test func `the result is the field`() throws {
        let operation = FieldOperation<Int?>.query("count")

        #expect(try operation.output(of: ["count": 3]) == 3)
        #expect(try operation.output(of: ["count": nil]) == nil)
        #expect(throws: APIError.self) { try operation.output(of: [:]) }
    }

    @Test func `descriptions do not contain what is sent`() {
        let operation = FieldOperation<Int>.mutation("signIn", ["code": "7K3M-Q2WX"])

        #expect("\(operation)" == "signIn")
        #expect(!String(reflecting: operation).contains("7K3M"))
        #expect(Mirror(reflecting: operation).children.isEmpty)
    }
}

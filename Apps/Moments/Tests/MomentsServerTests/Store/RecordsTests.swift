import Foundation
import GRDB
import Testing

@testable import MomentsServer

@Suite struct RecordsTests {
    private struct Part: Decodable, Equatable { var name: String }
    private struct Thing: Decodable, Equatable {
        var id: Int
        var createdDate: Date
        var isNew: Bool
        var note: String?
        var parts: [Part]
    }

    private func things(_ sql: String) throws -> [Thing] {
        try DatabaseQueue().read { try $0.records(sql, ["id": 7]) }
    }

    @Test func `columns become properties, also dates and JSON`() throws {
        let sql = """
            SELECT :id AS id, 1500 AS created_date, 1 AS is_new, NULL AS note, '[{"name":"a"},{"name":"b"}]' AS parts
            """
        let thing = Thing(
            id: 7,
            createdDate: Date(timeIntervalSince1970: 1.5),
            isNew: true,
            parts: [Part(name: "a"), Part(name: "b")]
        )
        #expect(try things(sql) == [thing])
    }

    @Test func `an error does not show the row`() throws {
        let error = #expect(throws: UnreadableValue.self) { try things("SELECT 'secret' AS id") }
        #expect(!String(reflecting: try #require(error)).contains("secret"))
    }
}

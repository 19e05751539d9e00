import Foundation
import OrielCore
import Testing

@Suite struct StoredValueTests {
    @Test(
        arguments: [
            .bool(true), .int(-3), .double(0.5), .double(.infinity), .double(-.infinity), .string("nan"),
            .data(Data([1, 2])), .date(Date(timeIntervalSince1970: 1.5)),
        ] as [StoredValue]
    )
    func `an encoded value is decoded as the same value`(value: StoredValue) throws {
        let data = try JSONEncoder().encode(value)

        #expect(try JSONDecoder().decode(StoredValue.self, from: data) == value)
    }

    @Test func `a date without a time is encoded, although JSON has no such number`() throws {
        let data = try JSONEncoder().encode(StoredValue.date(Date(timeIntervalSince1970: .infinity)))

        #expect(try JSONDecoder().decode(StoredValue.self, from: data) == .double(.infinity))
    }

    @Test func `NaN is stored, although JSON has no such number`() throws {
        let data = try JSONEncoder().encode(StoredValue.double(.nan))

        #expect(String(decoding: data, as: UTF8.self) == #"{"number":"nan"}"#)
        guard case .double(let number) = try JSONDecoder().decode(StoredValue.self, from: data) else {
            Issue.record("not a number")
            return
        }
        #expect(number.isNaN)
    }
}

import Foundation
import Testing

struct FoundationAddressesTests {
    private let day = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)

    @Test func `writes and reads addresses`() throws {
        let url = try FoundationAddresses.read("www.example.com/a?b")

        #expect(url.absoluteString == "https://www.example.com/a?b")
        #expect(FoundationAddresses.host(of: url) == "example.com")
        #expect(FoundationAddresses.isHidden(.password))
    }

    @Test func `writes dates and lengths of time`() {
        #expect(FoundationAddresses.header(day.lowerBound) == "Thu, 01 Jan 1970 00:00:00 GMT")
        #expect(FoundationAddresses.length(day) == "1d")
        #expect(FoundationAddresses.clock(day).contains("24"))
    }

    @Test func `finds people by their names`() throws {
        let people = ["Ada", "Émile"].map { NameSearch.Person(name: $0) }

        #expect(try NameSearch.people(people, named: "emi").map(\.name) == ["Émile"])
    }
}

import Testing

@testable import OrielServer

@Suite struct ConnectionTableTests {
    private func table(maximum: Int = 100, perAddress: Int? = 10, refused: Int = 2) -> ConnectionTable {
        var limits = ConnectionLimits(maximum: maximum, maximumPerAddress: perAddress, openFiles: 10_000)
        limits.maximumRefused = refused
        return ConnectionTable(limits: limits)
    }

    @Test func `an address has its limit, others are accepted`() {
        var table = table()
        for _ in 0..<10 { #expect(table.open(from: "a") == .accepted) }

        #expect(table.open(from: "a") == .refused(.tooManyOfAddress))
        #expect(table.open(from: "b") == .accepted)
    }

    @Test func `a closed connection makes room for another`() {
        var table = table()
        for _ in 0..<10 { _ = table.open(from: "a") }
        table.close(from: "a", .accepted)

        #expect(table.open(from: "a") == .accepted)
    }

    @Test func `beyond a number of refusals, connections are closed at once`() {
        var table = table()
        for _ in 0..<12 { _ = table.open(from: "a") }

        #expect(table.open(from: "a") == .dropped(.tooManyOfAddress))
        table.close(from: "a", .refused(.tooManyOfAddress))
        table.close(from: "a", .dropped(.tooManyOfAddress))
        #expect(table.open(from: "a") == .refused(.tooManyOfAddress))
        #expect(table.count == 10 && table.refusedCount == 2)
    }

    @Test func `many greedy addresses leave room for one that has nothing`() {
        var table = table(maximum: 100, perAddress: 100)
        // Five addresses use their full share.
        for _ in 0..<100 {
            for address in ["a", "b", "c", "d", "e"] { _ = table.open(from: address) }
        }

        #expect(table.count < 100)
        #expect(table.open(from: "f") == .accepted)
    }

    @Test func `the last place is given away, and no more than that`() {
        var table = table(maximum: 3, perAddress: 10)
        let verdicts = ["a", "b", "c", "d"].map { table.open(from: $0) }

        #expect(verdicts == [.accepted, .accepted, .accepted, .refused(.tooMany)])
    }

    @Test func `connections of a proxy are not counted per address`() {
        var table = table(maximum: 100, perAddress: nil)
        for _ in 0..<100 { #expect(table.open(from: "proxy") == .accepted) }

        #expect(table.open(from: "proxy") == .refused(.tooMany))
    }
}

@Suite struct ConnectionLimitsTests {
    @Test(arguments: [(256, 192), (1024, 768), (20_000, 15_904), (1_048_576, 1_044_480), (20, 8)])
    func `files keep a reserve`(openFiles: Int, maximum: Int) {
        #expect(ConnectionLimits(maximum: 0, maximumPerAddress: nil, openFiles: openFiles).maximum == maximum)
    }

    @Test func `the configured limit is bounded by the open file limit`() {
        #expect(ConnectionLimits(maximum: 100, maximumPerAddress: 1, openFiles: 1024).maximum == 100)
        #expect(ConnectionLimits(maximum: 5000, maximumPerAddress: 1, openFiles: 1024).maximum == 768)
    }

    @Test func `without a number, an address may have four connections for each of its sessions`() throws {
        let options = try TestServer.options("--max-sessions-per-address", "30")
        #expect(ConnectionLimits(options: options, openFiles: 1024).maximumPerAddress == 120)
    }

    @Test func `behind a proxy that is trusted there is no limit per address`() throws {
        let options = try TestServer.options("--trust-forwarded", "--max-connections-per-address", "5")
        #expect(ConnectionLimits(options: options, openFiles: 1024).maximumPerAddress == nil)
    }
}

@Suite struct ClientAddressTests {
    @Test func `an IPv6 client counts by its network of 56 bits`() {
        let network = ClientAddress.network(of: "2001:db8:1:200::1")

        #expect(ClientAddress.network(of: "2001:db8:1:2ff:ffff::9") == network)
        #expect(ClientAddress.network(of: "2001:db8:1:300::1") != network)
    }

    @Test func `an IPv4 client counts by its address, in IPv6 form too`() {
        #expect(ClientAddress.network(of: "192.0.2.7") == "192.0.2.7")
        #expect(ClientAddress.network(of: "::ffff:192.0.2.7") == "192.0.2.7")
    }

    @Test(arguments: [
        ("203.0.113.9", "203.0.113.9"), ("6.6.6.6, 203.0.113.9", "203.0.113.9"),
        ("6.6.6.6,203.0.113.9 ", "203.0.113.9"), ("", nil), ("6.6.6.6, ", nil),
    ])
    func `of forwarded addresses the one counts that the proxy itself has written`(_ header: String, _ entry: String?) {
        #expect(ClientAddress.lastEntry(header) == entry)
    }
}

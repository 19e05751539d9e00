import Testing

@testable import MomentsServer

@Suite struct ClientAddressTests {
    @Test(arguments: [
        ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "20:1:d:b8:0:1:0:2"),
        (nil, "unknown"), ("nonsense", "nonsense"),
    ])
    func `an address stands for whoever has it to themselves`(_ address: String?, _ network: String) {
        #expect(ClientAddress.network(of: address) == network)
    }

    @Test(arguments: [
        ("203.0.113.9", "203.0.113.9"), ("6.6.6.6, 203.0.113.9", "203.0.113.9"),
        ("6.6.6.6,203.0.113.9 ", "203.0.113.9"),
        ("", nil), (nil, nil), ("6.6.6.6, ", nil),
    ])
    func `of forwarded addresses the one counts that the proxy itself has written`(
        _ header: String?,
        _ address: String?
    ) {
        #expect(ClientAddress.forwarded(header) == address)
    }
}

import Testing

@testable import LinkCards

@Suite struct IPAddressTests {
    @Test(arguments: [
        "8.8.8.8", "1.1.1.1", "100.63.255.255", "172.15.0.1", "223.255.255.255", "2606:4700::1111", "2a00::1",
    ])
    func `an address of the Internet is public`(text: String) throws {
        let address = try #require(IPAddress(text))

        #expect(address.isPublic)
        #expect(address.description == text)
    }

    @Test(arguments: [
        "0.0.0.0", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "169.254.169.254", "172.16.0.1",
        "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.19.255.255",
        "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.1.2.3", "240.0.0.1", "255.255.255.255", "::", "::1",
        "::ffff:8.8.8.8", "::ffff:127.0.0.1", "::8.8.8.8", "64:ff9b::808:808", "64:ff9b:1::1", "100::1", "2001::1",
        "2001:db8::1", "2001:20::1", "2002:7f00:1::1", "3fff::1", "5f00::1", "fc00::1", "fd12:3456::1", "fe80::1",
        "fec0::1", "ff02::1",
    ])
    func `an address of this machine, its network, a group or a translator is not`(text: String) throws {
        #expect(try !#require(IPAddress(text)).isPublic)
    }

    @Test(arguments: ["", "localhost", "1.2.3", "0x7f.1", "2130706433", "fe80::1%eth0", "[::1]", "1.2.3.4.5"])
    func `other notations are no address`(text: String) {
        #expect(IPAddress(text) == nil)
    }
}

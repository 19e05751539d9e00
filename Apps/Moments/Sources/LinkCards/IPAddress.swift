import Glibc

/// An address of a host, in its binary form.
public struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// 4 bytes, or 16.
    public let bytes: [UInt8]

    /// - Returns: Nil if the text is not an address in the usual notation.
    public init?(_ text: String) {
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, text, &bytes) == 1 {
            self.bytes = Array(bytes.prefix(4))
        } else if inet_pton(AF_INET6, text, &bytes) == 1 {
            self.bytes = bytes
        } else {
            return nil
        }
    }

    public var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether the address belongs to a host of the public Internet: not to this machine, a private network, a group of
    /// hosts, or a translator that leads to one of these.
    public var isPublic: Bool {
        if bytes.count == 4 { return !Self.special4.contains(where: contains) }
        // All others are reserved: loopback, IPv4 in IPv6, NAT64, unique local, link-local and multicast among them.
        return (bytes[0] & 0xE0) == 0x20 && !Self.special6.contains(where: contains)
    }

    private func contains(_ block: Block) -> Bool {
        let whole = block.bits / 8
        guard bytes.prefix(whole) == block.bytes.prefix(whole) else { return false }
        let rest = block.bits % 8
        return rest == 0 || bytes[whole] >> (8 - rest) == block.bytes[whole] >> (8 - rest)
    }

    private typealias Block = (bytes: [UInt8], bits: Int)

    /// The registry of special addresses of IANA, and groups.
    private static let special4: [Block] = [
        ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12), ([192, 0, 0], 24),
        ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15), ([198, 51, 100], 24),
        ([203, 0, 113], 24), ([224], 3),
    ]
    /// In the global block: protocols such as Teredo, documentation, and 6to4, which contains addresses of IPv4.
    private static let special6: [Block] = [
        ([0x20, 0x01, 0x00], 23), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0x20, 0x02], 16), ([0x3F, 0xFF, 0x00], 20),
    ]
}

import Foundation
import Glibc
import NIOPosix

/// What a fetcher may connect to.
public struct LinkRules: Sendable {
    /// The ports of http and https.
    public static let publicPorts: Set<Int> = [80, 443]

    /// Hosts that may have any address and port, such as `wiki.example:8443`: those of the operator's own network.
    public var trustedHosts: Set<String>
    /// Returns the addresses of a host.
    var resolve: @Sendable (String) async throws -> [IPAddress]

    public init(trustedHosts: Set<String> = []) {
        self.init(trustedHosts: trustedHosts, resolve: Self.addresses)
    }

    init(trustedHosts: Set<String> = [], resolve: @escaping @Sendable (String) async throws -> [IPAddress]) {
        self.trustedHosts = Set(trustedHosts.map { $0.lowercased() })
        self.resolve = resolve
    }

    /// An address of the web that may be fetched.
    struct Target: Sendable {
        /// In the form in which all programs read the same host from it.
        var url: URL
        var host: String
        /// The address to connect to.
        var address: IPAddress
    }

    /// - Throws: `LinkError.refused` unless all addresses of the host are public.
    func target(of url: URL) async throws -> Target {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = parts.encodedHost?.lowercased(), Self.isPlain(host), parts.user == nil, parts.password == nil
        else { throw LinkError.refused("the address") }
        parts.encodedHost = host
        parts.fragment = nil
        guard let url = parts.url else { throw LinkError.refused("the address") }
        let port = parts.port ?? (scheme == "http" ? 80 : 443)
        let isTrusted = trustedHosts.contains("\(host):\(port)")
        guard isTrusted || Self.publicPorts.contains(port) else { throw LinkError.refused("port \(port)") }
        let addresses = try await resolve(host)
        guard let first = addresses.first else { throw LinkError.failed("\(host) has no address") }
        guard isTrusted || addresses.allSatisfy(\.isPublic) else { throw LinkError.refused("an address of \(host)") }
        return Target(url: url, host: host, address: first)
    }

    /// Whether a host consists of letters of ASCII, digits and marks. Two programs could read another one differently: one that
    /// is escaped, or an address of IPv6. The connection would then not go to the address that was checked.
    private static func isPlain(_ host: String) -> Bool {
        !host.isEmpty
            && host.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
                    UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// Asks the system. It also reads unusual notations of addresses, such as `0x7f.1`, so that they are checked as what they
    /// are.
    private static func addresses(of host: String) async throws -> [IPAddress] {
        try await NIOThreadPool.singleton.runIfActive {
            var hints = addrinfo()
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
            var list: UnsafeMutablePointer<addrinfo>?
            guard getaddrinfo(host, nil, &hints, &list) == 0 else { throw LinkError.failed("\(host) is unknown") }
            defer { freeaddrinfo(list) }
            var addresses: [IPAddress] = []
            var entry = list
            while let info = entry?.pointee {
                var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
                let count = socklen_t(text.count)
                if getnameinfo(info.ai_addr, info.ai_addrlen, &text, count, nil, 0, NI_NUMERICHOST) == 0,
                    // Without the zone of a link-local address, which is not public anyway.
                    let address = IPAddress(
                        String(
                            decoding: text.prefix { $0 != 0 && $0 != 0x25 }.map(UInt8.init(bitPattern:)),
                            as: UTF8.self
                        )
                    )
                {
                    addresses.append(address)
                } else {
                    throw LinkError.refused("an address of \(host)")
                }
                entry = info.ai_next
            }
            return addresses
        }
    }
}

/// The reason why there is no card.
public enum LinkError: Error, Equatable {
    /// The rules forbid it.
    case refused(String)
    case failed(String)
}

import Foundation

/// Client addresses, for rate limits per address.
enum ClientAddress {
    /// Returns the address to count. For IPv6 this is the 64-bit network, because a client has all of it.
    ///
    /// - Parameter address: As reported by the connection, such as `192.0.2.7` or `2001:db8::1`.
    static func network(of address: String?) -> String {
        guard let address else { return "unknown" }
        var bytes = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, address, &bytes) == 1 else { return address }
        // An IPv4-mapped address, as reported by a dual-stack socket.
        if bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]) {
            return bytes.suffix(4).map(String.init).joined(separator: ".")
        }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }

    /// Returns the last address in `X-Forwarded-For`, which the trusted proxy has added; nil if there is none.
    static func forwarded(_ header: String?) -> String? {
        guard let last = header?.split(separator: ",").last else { return nil }
        let address = last.filter { !$0.isWhitespace }
        return address.isEmpty ? nil : address
    }
}

import Foundation

/// Where a client is, for limits that count per address.
enum ClientAddress {
    /// An IPv6 client has a network of 64 bits to itself, so that is what counts.
    ///
    /// - Parameter address: As the connection has it, such as `192.0.2.7` or `2001:db8::1`.
    static func network(of address: String?) -> String {
        guard let address else { return "unknown" }
        var bytes = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, address, &bytes) == 1 else { return address }
        // An IPv4 address on a socket for both.
        if bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]) {
            return bytes.suffix(4).map(String.init).joined(separator: ".")
        }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }

    /// The address that a trusted proxy has written last into `X-Forwarded-For`; nil if there is none.
    static func forwarded(_ header: String?) -> String? {
        guard let last = header?.split(separator: ",").last else { return nil }
        let address = last.filter { !$0.isWhitespace }
        return address.isEmpty ? nil : address
    }
}

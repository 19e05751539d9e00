internal import Foundation
internal import NIOCore

/// Where a client is, for limits that count per address.
enum ClientAddress {
    /// - Parameter forwarded: The last value of `X-Forwarded-For`, if the proxy that set it is trusted.
    static func of(_ channel: any Channel, forwarded: String?) -> String {
        // The last entry is the one our own proxy has written.
        if let entry = forwarded?.split(separator: ",").last?.trimmingPrefix(while: \.isWhitespace), !entry.isEmpty {
            return network(of: String(entry))
        }
        return network(of: channel.remoteAddress?.ipAddress ?? "unknown")
    }

    /// An IPv6 client has a network of 64 bits at its disposal, so that is what counts.
    private static func network(of address: String) -> String {
        guard case .v6(let address6)? = try? SocketAddress(ipAddress: address, port: 0) else { return address }
        let bytes = withUnsafeBytes(of: address6.address.sin6_addr) { Array($0.prefix(16)) }
        // IPv4 in IPv6 clothes.
        if bytes.prefix(10).allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF {
            return bytes.suffix(4).map(String.init).joined(separator: ".")
        }
        return Base64URL.encode(Array(bytes.prefix(8)))
    }
}

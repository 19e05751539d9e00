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
        var bytes = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, address, &bytes) == 1 else { return address }
        // IPv4 in IPv6 clothes.
        if bytes.prefix(10).allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF {
            return bytes.suffix(4).map(String.init).joined(separator: ".")
        }
        return Base64URL.encode(Array(bytes.prefix(8)))
    }
}

internal import Encodings
internal import Foundation
internal import NIOCore

/// Client addresses for limits per address.
enum ClientAddress {
    /// - Parameter forwarded: The last value of `X-Forwarded-For`, if the proxy that set it is trusted.
    static func of(_ channel: any Channel, forwarded: String?) -> String {
        network(of: forwarded.flatMap(lastEntry) ?? channel.remoteAddress?.ipAddress ?? "unknown")
    }

    /// Returns the entry of `X-Forwarded-For` that our own proxy has written; nil if it is empty.
    static func lastEntry(_ forwarded: String) -> String? {
        let entry = forwarded.split(separator: ",").last?.filter { !$0.isWhitespace } ?? ""
        return entry.isEmpty ? nil : entry
    }

    /// - Parameter descriptor: A connected socket.
    static func of(_ descriptor: Int32) -> String {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var text = [CChar](repeating: 0, count: 64)
        let isKnown = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                getpeername(descriptor, address, &length) == 0
                    && getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
            }
        }
        guard isKnown else { return "unknown" }
        return network(of: String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    /// Returns the network by which to count an address: for IPv6 the /56, which a provider assigns to one customer.
    static func network(of address: String) -> String {
        var bytes = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, address, &bytes) == 1 else { return address }
        // An IPv4-mapped IPv6 address.
        if bytes.prefix(10).allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF {
            return bytes.suffix(4).map(String.init).joined(separator: ".")
        }
        return Base64URL.text(of: bytes.prefix(7))
    }
}

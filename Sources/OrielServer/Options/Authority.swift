internal import NIOCore

/// Host and port as in a `Host` header.
enum Authority {
    /// Returns the authority in lower case, without the scheme's default port.
    static func normalized(_ text: String, defaultPort: Int) -> String {
        let lowered = text.lowercased()
        return lowered.hasSuffix(":\(defaultPort)") ? String(lowered.dropLast("\(defaultPort)".count + 1)) : lowered
    }

    /// The host without its port; nil if there is none. An IPv6 address loses its brackets.
    static func host(of authority: String) -> String? {
        let lowered = authority.lowercased()
        let host: Substring
        if lowered.hasPrefix("[") {
            guard let end = lowered.firstIndex(of: "]") else { return nil }
            host = lowered[lowered.index(after: lowered.startIndex)..<end]
        } else {
            host = lowered.prefix { $0 != ":" }
        }
        return host.isEmpty ? nil : String(host)
    }

    static func isIPAddress(_ host: String) -> Bool {
        (try? SocketAddress(ipAddress: host, port: 0)) != nil
    }
}

internal import Foundation

/// The address of a page for a phone on the same network, with its QR code.
struct PhoneAddress: Encodable, Equatable {
    var address: String?
    /// An image of the code.
    var code: String?
    /// What to do if there is none.
    var help: String?

    /// - Parameter path: The path of the page, as the browser has it.
    init(host: String, port: Int, path: String) {
        self.init(
            host: host,
            port: port,
            path: path,
            own: Self.ownAddress,
            code: { try? Subprocess.output(of: ["qrencode", "--type=SVG", "--inline", "--margin=2", $0]) }
        )
    }

    /// - Parameters:
    ///   - own: The address of this machine in its network.
    ///   - code: Makes a code; nil if the program for it is not installed.
    init(host: String, port: Int, path: String, own: () -> String?, code: (String) -> String?) {
        guard path.hasPrefix("/"), !path.hasPrefix("//"), path.utf8.count <= 1200 else {
            help = "This address cannot be shown."
            return
        }
        guard !["127.0.0.1", "localhost", "::1"].contains(host) else {
            help = "Only this machine can open the previews. Start them with --host 0.0.0.0 to see them on a phone."
            return
        }
        guard let name = host == "0.0.0.0" || host == "::" ? own() : host else {
            help = "This machine has no address in a network."
            return
        }
        let address = "http://\(name.contains(":") ? "[\(name)]" : name):\(port)\(path)"
        self.address = address
        self.code = code(address)
        if self.code == nil { help = "Install qrencode to see a QR code: apt-get install qrencode" }
    }

    var json: String { String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self) }

    /// The first address of this machine that others can reach.
    private static func ownAddress() -> String? {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return nil }
        defer { freeifaddrs(first) }
        var next = first
        while let interface = next?.pointee {
            next = interface.ifa_next
            guard let address = interface.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
                interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0
            else { continue }
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let length = socklen_t(MemoryLayout<sockaddr_in>.size)
            guard getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else {
                continue
            }
            return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        return nil
    }
}

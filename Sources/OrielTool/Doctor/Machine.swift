internal import Foundation

/// What this machine has.
enum Machine {
    /// Returns the memory that programs can still get, in GB, with swap space.
    ///
    /// - Parameter text: The content of `/proc/meminfo`.
    static func availableMemory(_ text: String) -> Double {
        let kilobytes = text.split(separator: "\n").reduce(0.0) { sum, line in
            let words = line.split(separator: " ")
            guard words.count > 1, ["MemAvailable:", "SwapFree:"].contains(words[0]) else { return sum }
            return sum + (Double(words[1]) ?? 0)
        }
        return kilobytes / 1_000_000
    }

    /// Returns the space for files of this user in a folder, in GB.
    static func freeSpace(in folder: URL) throws -> Double {
        let values = try FileManager.default.attributesOfFileSystem(forPath: folder.path)
        return ((values[.systemFreeSize] as? NSNumber)?.doubleValue ?? 0) / 1_000_000_000
    }

    /// Whether no program listens on a port of this machine.
    static func isFree(port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        // As servers do; connections that were closed before do not keep a port.
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}

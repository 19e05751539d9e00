internal import Foundation

/// What a program says of itself by the messages of `sd_notify`.
enum Notice: Equatable, Sendable {
    /// It serves pages on a port.
    case listening(port: Int)
    /// New workers serve pages, or they do not start and the old ones go on.
    case reloaded(Bool)

    /// - Returns: Nil for other messages.
    init?(_ text: String) {
        let lines = text.split(separator: "\n")
        let values = Dictionary(
            lines.map { line in
                let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return (parts[0], parts.count > 1 ? String(parts[1]) : "")
            },
            uniquingKeysWith: { $1 }
        )
        if let port = values["X_ORIEL_PORT"].flatMap(Int.init) {
            self = .listening(port: port)
        } else if let result = values["X_ORIEL_RELOAD"] {
            self = .reloaded(result == "done")
        } else {
            return nil
        }
    }
}

/// The socket to which a program sends its notices. It is in a folder that only this user can open.
final class NoticeSocket: Sendable {
    let path: String
    private let descriptor: Int32

    init() throws {
        let template = FileManager.default.temporaryDirectory.appending(path: "oriel-dev-XXXXXX").path
        var name = Array(template.utf8CString)
        guard mkdtemp(&name) != nil else { throw ToolError("\(template) cannot be made: \(FileWatcher.lastError)") }
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) + "/notices"
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw ToolError("the path \(path) is too long for a socket; set TMPDIR to a shorter one")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isBound else { throw ToolError("\(path) cannot be made: \(FileWatcher.lastError)") }
    }

    /// Waits for the next message; nil when the socket cannot be read.
    func next() -> Notice? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if let notice = Notice(String(decoding: buffer.prefix(count), as: UTF8.self)) { return notice }
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }

    deinit { close(descriptor) }
}

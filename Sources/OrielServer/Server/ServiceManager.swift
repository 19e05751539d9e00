internal import Dispatch
internal import Foundation

/// The program that started the server and receives its state: systemd, or `oriel dev`.
///
/// The messages are those of `sd_notify`, so a unit can be of `Type=notify-reload`.
struct ServiceManager {
    enum Message: Equatable {
        case listening(port: Int)
        case reloading
        case reloaded(Bool)
        case stopping
    }

    private let socket: String

    /// - Parameter variables: Environment variables; `NOTIFY_SOCKET` names the socket.
    /// - Returns: Nil without a socket.
    init?(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
        guard let socket = variables["NOTIFY_SOCKET"], socket.hasPrefix("/") || socket.hasPrefix("@") else {
            return nil
        }
        self.socket = socket
    }

    /// Sends a message; one that cannot be delivered is dropped, as `sd_notify` does.
    func send(_ message: Message) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // An abstract socket begins with a zero byte, and its name is as long as the address says.
        let name = Array(socket.utf8.first == UInt8(ascii: "@") ? [0] + socket.utf8.dropFirst() : Array(socket.utf8))
        guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let length = MemoryLayout<sockaddr_un>.offset(of: \.sun_path)! + name.count
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let text = Array(message.text.utf8)
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = sendto(descriptor, text, text.count, Int32(MSG_NOSIGNAL), $0, socklen_t(length))
            }
        }
    }
}

extension ServiceManager.Message {
    /// The lines of the datagram.
    var text: String {
        switch self {
        case .listening(let port): "READY=1\nX_ORIEL_PORT=\(port)"
        case .reloading: "RELOADING=1\nMONOTONIC_USEC=\(Self.now)"
        case .reloaded(let isNew):
            "READY=1\nX_ORIEL_RELOAD=\(isNew ? "done" : "failed")\nSTATUS=\(isNew ? "New" : "Old") workers are serving"
        case .stopping: "STOPPING=1"
        }
    }

    /// The monotonic clock in microseconds.
    private static var now: Int {
        // On Linux, the time of `DispatchTime` is that of CLOCK_MONOTONIC.
        Int(clamping: DispatchTime.now().uptimeNanoseconds / 1000)
    }
}

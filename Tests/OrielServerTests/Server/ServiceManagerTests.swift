import Foundation
import Testing

@testable import OrielServer

struct ServiceManagerTests {
    @Test(arguments: [nil, "", "relative/path"])
    func `without a socket there is no service manager`(socket: String?) {
        #expect(ServiceManager(["NOTIFY_SOCKET": socket].compactMapValues { $0 }) == nil)
    }

    @Test func `messages arrive at the socket of the manager`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "oriel-notify-\(UUID().uuidString)").path
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer {
            close(descriptor)
            unlink(path)
        }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 }
        }
        try #require(isBound)
        let manager = try #require(ServiceManager(["NOTIFY_SOCKET": path]))

        var received: [String] = []
        for message in [ServiceManager.Message.listening(port: 8080), .reloaded(false), .stopping] {
            manager.send(message)
            var buffer = [UInt8](repeating: 0, count: 200)
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            received.append(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self))
        }

        #expect(received[0] == "READY=1\nX_ORIEL_PORT=8080")
        #expect(received[1].hasPrefix("READY=1\nX_ORIEL_RELOAD=failed\n"))
        #expect(received[2] == "STOPPING=1")
    }

    @Test func `a reload tells its time`() {
        #expect(ServiceManager.Message.reloading.text.hasPrefix("RELOADING=1\nMONOTONIC_USEC="))
    }
}

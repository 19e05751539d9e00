import Foundation
import Testing

@testable import OrielTool

struct MachineTests {
    @Test func `memory is what is available and free swap space`() {
        let text = "MemTotal: 9000000 kB\nMemAvailable:    2500000 kB\nSwapFree:        500000 kB\n"

        #expect(Machine.availableMemory(text) == 3)
    }

    @Test func `a port on which a socket listens is not free`() throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                #expect(bind(descriptor, $0, length) == 0 && listen(descriptor, 1) == 0)
                getsockname(descriptor, $0, &length)
            }
        }

        #expect(!Machine.isFree(port: Int(address.sin_port.bigEndian)))
    }

    @Test func `setup.sh lists what apps need`() throws {
        let oriel = try OrielFolder(URL(fileURLWithPath: #filePath).appending(path: "../../../.."))

        let findings = try DoctorCommand.findings(oriel: oriel, port: 8080)

        #expect(findings.contains { $0.need.hasPrefix("Swift") })
        #expect(findings.contains { $0.need == "zlib1g-dev" })
        #expect(!findings.contains { $0.need == "libvips-dev" })
    }
}

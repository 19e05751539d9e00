import Foundation
import Testing

@testable import MomentsMedia

@Suite struct PhotoProcessTests {
    private func output(of kind: String, _ input: Data = Data()) throws -> Data {
        let fake = try FakeProgram(kind)
        let process = try PhotoProcess(fake.url.path)
        defer { withExtendedLifetime(fake) { #expect(process.end() == .exit(0)) } }
        return try process.exchange(
            input,
            answerLimit: 100_000_000,
            timeLimit: .seconds(120),
            cancellation: Cancellation()
        )
    }

    @Test func `a program that writes while it reads gets everything and gives everything`() throws {
        let input = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) })

        #expect(try output(of: "echoes", input) == input)
    }

    @Test func `a program has no variable, no file and no signal handling of this process`() throws {
        // A descriptor that any child process would inherit.
        let file = fcntl(0, F_DUPFD, 700)
        defer { close(file) }
        try #require(file >= 700)
        let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ["LD_LIBRARY_PATH=\($0)"] }

        let text = String(decoding: try output(of: "tells-what-it-has"), as: UTF8.self)

        let lines = text.split(separator: "\n").map(String.init)
        let (variables, rest) = (lines.prefix { !$0.hasPrefix("/proc") }, lines.drop { !$0.hasPrefix("/proc") })
        #expect(Array(variables) == libraries ?? [])
        // Descriptors of the shell itself: 3, the folder it lists, and 10, the script it reads.
        let files = Set(rest.compactMap { $0.split(separator: "fd/").last.flatMap { Int($0) } })
        #expect(files.isSuperset(of: [0, 1, 2]) && files.isSubset(of: [0, 1, 2, 3, 10]), "\(files)")
        for field in ["SigBlk:\t", "SigIgn:\t"] {
            let line = try #require(lines.first { $0.hasPrefix(field) })
            let signals = try #require(UInt64(line.dropFirst(field.count), radix: 16))
            // Signals 32 and 33 are used by the C library.
            #expect(signals & ~0x1_8000_0000 == 0, "\(line)")
        }
    }

    @Test func `a process that is ended is gone`() async throws {
        let fake = try FakeProgram("hangs")
        let process = try PhotoProcess(fake.url.path)
        // It goes on beside this process a moment before it has its name.
        await expectSoon { fake.processes == [process.id] }

        #expect(process.end() == .signal(SIGKILL))

        #expect(fake.processes == [])
    }

    @Test func `a program that cannot be started is told by the system's words`() {
        let error = #expect(throws: SystemError.self) { try PhotoProcess("/dev/null") }

        #expect(error?.description == "Permission denied")
    }
}

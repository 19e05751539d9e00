import Foundation
import MomentsModel
import Testing

@testable import MomentsMedia

/// Failures of the program that decodes photos, simulated by small programs.
@Suite struct PhotoProgramTests {
    private func error(_ kind: String, _ input: Data = Data(), answerLimit: Int = 1 << 20) throws -> MediaError? {
        let fake = try FakeProgram(kind)
        var program = PhotoProgram(at: fake.url)
        program.answerLimit = answerLimit
        defer { #expect(fake.processes == []) }
        return #expect(throws: MediaError.self) { try program.renditions(of: input) }
    }

    /// More bytes than a socket buffers without a reader.
    private let large = Data(count: 10_000_000)

    @Test(arguments: [
        ("crashes", "it cannot be fully decoded", "signal 11 (Segmentation fault)"),
        ("uses-up-its-time", "decoding it takes too long", "signal 24"),
    ])
    func `a photo that ends the program is damaged`(kind: String, reason: String, detail: String) throws {
        let error = try error(kind)

        #expect(error?.code == .damaged)
        #expect(error?.message == "This photo is damaged: \(reason).")
        #expect(error?.detail?.contains(detail) == true)
    }

    @Test(arguments: [
        ("is-killed", "was killed; the system may be out of memory"),
        ("fails", "exited with status 3; run it manually"),
        ("hangs-at-the-end", "was killed"),
        ("talks-nonsense", "returned 6 bytes that are not a valid response"),
        ("floods", "returned more than 1048576 bytes"),
        ("cannot-run", "cannot be started: Permission denied; it is built together with 'moments'"),
    ])
    func `a program that fails is no fault of the photo`(kind: String, detail: String) throws {
        for input in [Data(), large] {
            let error = try error(kind, input)

            #expect(error?.code == .unavailable)
            #expect(error?.detail?.contains(detail) == true, "\(error as Any)")
        }
    }

    @Test func `a program that is missing is named`() {
        let program = PhotoProgram(at: URL(filePath: "/nowhere/moments-photos"))

        let error = #expect(throws: MediaError.self) { try program.check() }

        #expect(error?.code == .unavailable)
        #expect(
            error?.detail
                == "'/nowhere/moments-photos' cannot be started: No such file or directory; "
                + "it is built together with 'moments' and must be in the same folder"
        )
    }

    @Test func `a check says which protections the system lacks`() throws {
        let fake = try FakeProgram("lacks-protection")

        #expect(try PhotoProgram(at: fake.url).check() == ["Landlock: Function not implemented"])
    }

    @Test func `a refusal counts even if the photo was not read`() throws {
        let error = try error("refuses-unread", large)

        #expect(error?.code == .tooLarge)
        #expect(error?.message == "That is a lot." && error?.detail == "unread")
    }

    @Test func `an answer counts whatever is said beside it`() throws {
        let answer = PhotoAnswer(.failure(.damaged("It is torn.", detail: nil)))

        #expect(try error("complains", answer.encoded())?.message == "It is torn.")
    }

    @Test(arguments: ["hangs", "hangs-with-another"])
    func `a program that gives no answer is ended when its time is over`(kind: String) async throws {
        let fake = try FakeProgram(kind)
        var program = PhotoProgram(at: fake.url)
        program.timeLimit = .milliseconds(300)

        let error = #expect(throws: MediaError.self) { try program.renditions(of: large) }

        #expect(error?.code == .unavailable)
        #expect(error?.detail?.contains("did not respond within 0.3 seconds") == true)
        // Its children get the signal at the same time, but this process does not wait for their end.
        await expectSoon { fake.processes == [] }
    }

    @Test func `a program whose work nobody wants any more is ended`() async throws {
        let fake = try FakeProgram("hangs")
        let program = PhotoProgram(at: fake.url)
        let workers = PhotoWorkers(count: 1, waiting: 0)
        let task = Task { try await workers.run { try program.renditions(of: Data(), cancellation: $0) } }
        await expectSoon { fake.processes.count == 1 }

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(fake.processes == [])
    }

    @Test func `no run leaves a socket open`() throws {
        let before = openPairs

        for kind in ["crashes", "fails", "cannot-run", "talks-nonsense"] {
            for _ in 0..<60 { _ = try error(kind) }
        }

        // Other tests run programs at the same time, at most two each.
        #expect(openPairs < before + 50)
    }

    /// The sockets that have no address at either end, as those to programs, unlike those to servers and databases.
    private var openPairs: Int {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return files.compactMap { Int32($0) }.count { isUnnamed($0, getsockname) && isUnnamed($0, getpeername) }
    }

    private typealias NameCall = (Int32, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?) -> Int32

    private func isUnnamed(_ file: Int32, _ name: NameCall) -> Bool {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &address) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { name(file, $0, &length) }
        }
        let isLocal = address.ss_family == sa_family_t(AF_UNIX)
        return result == 0 && isLocal && length == socklen_t(MemoryLayout<sa_family_t>.size)
    }
}

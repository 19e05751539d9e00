import ConfinementProbe
import Foundation
import Testing

@testable import MomentsMedia
@testable import MomentsPhotoRendering

/// The real program, run as the server runs it.
@Suite struct RenderingProgramTests {
    private let program = PhotoProgram()

    @Test(arguments: ["orientation-6.jpg", "phone.heic", "alpha.png", "animated.webp", "animated.gif", "one-pixel.png"])
    func `a photo comes back as the renderer makes it`(name: String) throws {
        let file = try photo(name)

        #expect(try program.renditions(of: file) == PhotoRenderer().renditions(of: file))
    }

    @Test(arguments: ["empty.jpg", "drawing.svg", "bomb.png", "many-scans.jpg", "truncated.jpg", "wrong-crc.png"])
    func `a refusal comes back as the renderer says it`(name: String) throws {
        let file = try photo(name)

        let expected = #expect(throws: MediaError.self) { try PhotoRenderer().renditions(of: file) }
        let error = #expect(throws: MediaError.self) { try program.renditions(of: file) }

        #expect(error?.code == expected?.code)
        #expect(error?.message == expected?.message)
        #expect(error?.detail == expected?.detail)
    }

    @Test func `a file of too many bytes is refused by its first ones`() throws {
        let error = #expect(throws: MediaError.self) { try program.renditions(of: Data(count: 30 << 20)) }

        #expect(error?.code == .tooLarge)
        #expect(error?.message == "This photo is too large: 21 MB. The limit is 20 MB.")
    }

    // Not asynchronous, because the process ends with the thread that started it.
    @Test func `the process has limited itself before it reads`() throws {
        let process = try PhotoProcess(program.url.path)
        defer { _ = process.end() }

        let deadline = ContinuousClock.now + .seconds(120)
        while line(of: "Max cpu time", process) != ["45", "50"], ContinuousClock.now < deadline { usleep(1000) }

        #expect(line(of: "Max cpu time", process) == ["45", "50"])
        #expect(line(of: "Max core file size", process) == ["0", "0"])
        #expect(line(of: "Max file size", process) == ["0", "0"])
        #expect(text(of: "status", process).contains("NoNewPrivs:\t1"))
    }

    // Not asynchronous, for the same reason.
    @Test(arguments: ["orientation-6.jpg", "phone.heic"])
    func `the process has confined itself before it reads more than the format`(name: String) throws {
        let start = try photo(name).prefix(PhotoFormat.startBytes)
        try #require(start.count == PhotoFormat.startBytes)
        let process = try PhotoProcess(program.url.path)
        defer { _ = process.end() }

        #expect(start.withUnsafeBytes { write(process.socket, $0.baseAddress, $0.count) } == start.count)
        // Tests in a container have a filter already.
        let own = try #require(filters(of: "self"))
        let deadline = ContinuousClock.now + .seconds(120)
        while filters(of: "\(process.id)") != own + 1, ContinuousClock.now < deadline { usleep(1000) }

        #expect(filters(of: "\(process.id)") == own + 1)
    }

    @Test func `the process has all protections of the kernel`() throws {
        let missing = try program.check()

        #expect(missing.filter { !$0.hasPrefix("Landlock: ") } == [])
        #expect(missing.isEmpty == confinementProbeHasLandlock())
    }

    /// Returns the number of filters that each system call of a process has to pass.
    private func filters(of process: String) -> Int? {
        let lines = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8).split(separator: "\n")
        let field = "Seccomp_filters:\t"
        return lines?.first { $0.hasPrefix(field) }.flatMap { Int($0.dropFirst(field.count)) }
    }

    private func text(of file: String, _ process: PhotoProcess) -> String {
        (try? String(contentsOfFile: "/proc/\(process.id)/\(file)", encoding: .utf8)) ?? ""
    }

    /// Returns the soft and the hard limit of a kind.
    private func line(of limit: String, _ process: PhotoProcess) -> [Substring] {
        let lines = text(of: "limits", process).split(separator: "\n")
        return Array(lines.first { $0.hasPrefix(limit) }?.dropFirst(limit.count).split(separator: " ").prefix(2) ?? [])
    }
}

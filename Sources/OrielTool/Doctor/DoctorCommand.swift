internal import ArgumentParser
internal import Foundation

/// `oriel doctor`: says what this machine lacks.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Checks what apps need on this machine: Swift, libraries, a free port, memory, disk.",
        discussion:
            "Each line begins with 'ok', or with 'missing' or 'optional' and says what to do. The exit code is 1 if something is missing."
    )

    @OptionGroup var oriel: OrielFolderOption
    @Option(help: "The port that `oriel dev` listens on.")
    var port = 8080

    func run() throws {
        let findings = try Self.findings(oriel: oriel.folder, port: port)
        for finding in findings { print(finding) }
        if findings.contains(where: \.isMissing) { throw ExitCode(1) }
    }

    static func findings(oriel: OrielFolder, port: Int) throws -> [Finding] {
        let setup = try Subprocess.output(of: ["\(oriel.path)/Scripts/setup.sh", "--list", "app"])
        let isFree = Machine.isFree(port: port)
        let memory = Machine.availableMemory(try String(contentsOfFile: "/proc/meminfo", encoding: .utf8))
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        return try setup.split(separator: "\n").compactMap { Finding(setup: $0) } + [
            Finding(
                "port \(port)",
                remedy: isFree ? nil : "another program listens on it; end that, or use oriel dev --port \(port + 1)"
            ),
            Finding(memory, of: 3, "GB of memory", remedy: "close programs or add swap space"),
            Finding(
                try Machine.freeSpace(in: folder),
                of: 3,
                "GB of disk space in this folder",
                remedy: "remove files"
            ),
            Finding(
                "chromium",
                isThere: Chromium.path != nil,
                package: "chromium",
                purpose: "oriel previews --snapshots"
            ),
        ]
            + ReleaseAssets.tools.map {
                Finding(
                    $0.name,
                    isThere: try $0.isThere,
                    package: $0.package,
                    purpose: "smaller pictures in oriel build"
                )
            }
    }
}

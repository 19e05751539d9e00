internal import ArgumentParser
internal import Foundation

/// The folder with the sources of Oriel that packages depend on: a checkout, or `share/oriel` of a prefix.
struct OrielFolder: Equatable {
    let url: URL

    var path: String { url.path }

    /// - Throws: `ToolError` if the folder has no sources of Oriel.
    init(_ url: URL) throws {
        self.url = url.standardizedFileURL
        guard Self.hasSources(self.url) else {
            throw ToolError("\(self.url.path) has no sources of Oriel; expected a checkout or PREFIX/share/oriel")
        }
    }

    /// - Parameters:
    ///   - path: The value of the option `--oriel`; nil to look for the folder that the program belongs to.
    ///   - program: The path of the program.
    ///   - environment: The variables of the process. SwiftPM's plugin says in `ORIEL_SOURCES` which folder its package depends on.
    init(
        option path: String?,
        program: URL = Self.program,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        let known = (path ?? environment["ORIEL_SOURCES"]).map { URL(fileURLWithPath: $0) }
        guard let url = known ?? Self.near(program) else {
            throw ToolError("no sources of Oriel were found near \(program.path); say where they are with --oriel")
        }
        try self.init(url)
    }

    /// Returns `PREFIX/share/oriel` for `PREFIX/bin/oriel`, and the checkout for a program in its build folder.
    private static func near(_ program: URL) -> URL? {
        var folder = program.deletingLastPathComponent()
        while folder.path != "/" {
            if let found = [folder.appending(path: "share/oriel"), folder].first(where: hasSources) { return found }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func hasSources(_ url: URL) -> Bool {
        ["Package.swift", "Sources/OrielCore", "Templates"].allSatisfy {
            FileManager.default.fileExists(atPath: url.appending(path: $0).path)
        }
    }

    private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
}

struct OrielFolderOption: ParsableArguments {
    @Option(
        name: .customLong("oriel"),
        help: ArgumentHelp(
            "The folder with the sources of Oriel.",
            discussion: "Default: those that this program was built from or installed with.",
            valueName: "path"
        )
    )
    var path: String?

    var folder: OrielFolder { get throws { try OrielFolder(option: path) } }
}

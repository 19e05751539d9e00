internal import ArgumentParser
internal import Foundation

/// `oriel import`: makes a package of an Xcode project.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Makes a package of an Xcode project or a folder of sources, and reports what does not compile.",
        discussion: """
            The package is a folder next to the project, such as Notes-linux, with copies of the sources and the \
            resources; the project stays as it is. The app is the first one for phones, with the libraries that it \
            uses and their tests. IMPORT.md in the package has the report: missing API with its state, errors by file, \
            and what was left out. The exit code is 1 if the package does not build.
            """
    )

    @Argument(help: "A .xcodeproj, a .xcworkspace, or a folder that has one of them or only sources.")
    var path: String
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder of the package.",
            discussion: "It must not exist yet. Default: NAME-linux next to the project.",
            valueName: "folder"
        )
    )
    var output: String?
    @Option(help: "The name of the package, such as Notes; default: that of the app.")
    var name: String?
    @Option(help: "An app or a library to import instead of the first app; can be given several times.")
    var target: [String] = []
    @Option(
        help: ArgumentHelp(
            "The folder that files may come from.",
            discussion: "Default: that of the project. Files of the project in other folders are left out.",
            valueName: "folder"
        )
    )
    var root: String?
    @Flag(inversion: .prefixedNo, help: "Whether to build the package.")
    var build = true
    @Option(
        help: ArgumentHelp(
            "The folder for what the build makes.",
            discussion: "Default: the folder of `oriel cache` if it is there, or .build in the package.",
            valueName: "path"
        )
    )
    var scratchPath: String?
    @OptionGroup var oriel: OrielFolderOption

    func run() throws {
        var run = try ImportRun(path: path, oriel: oriel.folder)
        (run.output, run.root, run.targets) = (output, root, target)
        run.name = try name.map { try PackageName($0).text }
        let scratch = scratchPath.map { URL(fileURLWithPath: $0).path }
        if build {
            Interrupts.endPrograms()
            run.build = { arguments, folder, line in
                Console.print("Building \(folder); the first build compiles Oriel, which takes minutes")
                let place = try (scratch ?? BuildCache.scratchPath(for: folder)).map { ["--scratch-path", $0] } ?? []
                return try Subprocess.run(["swift", "build"] + arguments + place, in: folder) {
                    if $0.hasPrefix("[") { Console.print("\($0)") }
                    line($0)
                }
            }
        }

        let (report, folder) = try run.report()
        Console.print("\(report.text)\nThis report is in \(folder.path)/IMPORT.md")
        if case .failed = report.outcome { throw ExitCode(1) }
        if !report.package.programs.isEmpty { Console.print("Start the app: cd '\(folder.path)' && oriel dev") }
    }
}

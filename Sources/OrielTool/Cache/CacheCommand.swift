internal import ArgumentParser
internal import Foundation

/// `oriel cache`: compiles Oriel once for all packages.
struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Compiles Oriel once for all packages.",
        discussion: """
            The other commands find the cache and build packages in it, unless they have --scratch-path. Run it again after an \
            update of Oriel. For swift build and swift test, use --scratch-path "$(oriel cache --path)".
            """
    )

    @Option(help: "How to compile: debug, as for oriel dev, or release, as for oriel build.")
    var configuration = BuildCommand.Configuration.debug
    @Flag(help: "Print the folder for --scratch-path, and build nothing.")
    var path = false
    @Flag(help: "Remove the cache.")
    var remove = false
    @OptionGroup var oriel: OrielFolderOption

    func validate() throws {
        if path && remove { throw ValidationError("--path and --remove exclude each other") }
    }

    func run() throws {
        let cache = BuildCache(oriel: try oriel.folder)
        if path { return Console.print(cache.scratchPath) }
        if remove {
            try cache.remove()
            return Console.print("Removed \(cache.scratchPath)")
        }
        try fill(cache)
    }

    /// Builds an app with its tests, which need all of Oriel that packages can use.
    private func fill(_ cache: BuildCache) throws {
        Interrupts.endPrograms()
        try Template.app.write(name: PackageName("Sample"), oriel: oriel.folder, to: cache.package)
        try BuildPlan.removeOthers(in: cache.scratchPath, keepingThatOf: cache.package.path)
        let command =
            ["swift", "build", "--scratch-path", cache.scratchPath, "-c", configuration.rawValue]
            + (configuration == .release ? BuildCommand.releaseOptions : ["--build-tests"])
        let start = ContinuousClock.now
        Console.print("Compiling Oriel (\(configuration)); the first time takes minutes")
        guard try Subprocess.run(command, in: cache.package.path, line: { Console.print("\($0)") }) == 0 else {
            throw ToolError(
                "Oriel does not compile here; what the compiler said is above, and `oriel doctor` may know more"
            )
        }
        let size = try ReleaseFolder.size(ofItem: cache.scratchPath).formatted(.byteCount(style: .file))
        let time = (ContinuousClock.now - start).formatted(.units(allowed: [.minutes, .seconds], width: .narrow))
        Console.print("Compiled in \(time); \(cache.scratchPath) has \(size)")
    }
}

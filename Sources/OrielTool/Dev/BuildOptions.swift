internal import ArgumentParser
internal import Foundation

/// The options of commands that build a package.
struct BuildOptions: ParsableArguments {
    @Option(help: "The program to run, if the package has several.")
    var product: String?
    @Option(
        help: ArgumentHelp(
            "The folder for what the build makes.",
            discussion:
                "Default: the folder of `oriel cache` if it is there, or .build in the package. Packages that share a "
                + "folder compile Oriel only once; two of them cannot build at the same time.",
            valueName: "path"
        )
    )
    var scratchPath: String?
    @Flag(
        help: ArgumentHelp(
            "Use the versions in Package.resolved as they are, and change nothing there.",
            discussion: "Packages that share a scratch folder need the same versions, which `oriel new` gives them."
        )
    )
    var forceResolvedVersions = false

    /// The options for a package, with the folder of `oriel cache` if the package can use it.
    ///
    /// - Parameters:
    ///   - folder: The folder of the package.
    ///   - environment: The variables of the process.
    func resolved(
        in folder: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> BuildOptions {
        var options = self
        if scratchPath == nil {
            // SwiftPM's plugin names a folder, as that of the package is taken for as long as it runs.
            let own = environment["ORIEL_SCRATCH_PATH"]
            options.scratchPath = try BuildCache.scratchPath(for: folder, ownScratchPath: own) ?? own
        }
        if let scratchPath = options.scratchPath { try BuildPlan.removeOthers(in: scratchPath, keepingThatOf: folder) }
        return options
    }

    /// The options for SwiftPM.
    var arguments: [String] {
        (scratchPath.map { ["--scratch-path", $0] } ?? [])
            + (forceResolvedVersions ? ["--force-resolved-versions"] : [])
    }
}

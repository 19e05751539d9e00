internal import ArgumentParser

/// The options of commands that build a package.
struct BuildOptions: ParsableArguments {
    @Option(help: "The program to run, if the package has several.")
    var product: String?
    @Option(
        help: ArgumentHelp(
            "The folder for what the build makes.",
            discussion:
                "Default: .build in the package. Packages that share a folder compile Oriel only once, so the first "
                + "build of each takes seconds; two of them cannot build at the same time.",
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

    /// The options for SwiftPM.
    var arguments: [String] {
        (scratchPath.map { ["--scratch-path", $0] } ?? [])
            + (forceResolvedVersions ? ["--force-resolved-versions"] : [])
    }
}

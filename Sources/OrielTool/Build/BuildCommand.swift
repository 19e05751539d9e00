internal import ArgumentParser
internal import Foundation

/// `oriel build`: makes what a host needs to run an app.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Builds the app of a package for a host: a folder, or an image for containers.",
        discussion: """
            The folder has the program, which needs no Swift on the host, and its resources. Copy it to a machine with the same \
            or a newer Debian or Ubuntu, and install the packages there that are named at the end of the build.

            With --image, the program and the libraries that it loads are packed as an image, too. No container engine is needed \
            for that. 'podman load --input FILE' and 'docker load --input FILE' read it, and registries take it.
            """
    )

    @Option(name: .shortAndLong, help: "The folder for the program and its resources; replaces the build in it.")
    var output: String?
    @Option(help: "The file for the image, such as app.tar.")
    var image: String?
    @Option(help: "How to compile: release, or debug, which is faster to build and has messages for traps.")
    var configuration = Configuration.release
    @OptionGroup var build: BuildOptions

    /// The options of `swift build` for a program that needs no Swift on the host.
    static let releaseOptions = ["--static-swift-stdlib"]

    enum Configuration: String, ExpressibleByArgument, CaseIterable { case debug, release }

    func run() throws {
        Interrupts.endPrograms()
        let folder = FileManager.default.currentDirectoryPath
        let place = build.scratchPath ?? ".build"
        let build = try build.resolved(in: folder)
        let program = try PackageOutline.of(folder, options: build.arguments).program(build.product)
        let output = output ?? "\(place)/\(program)"
        let target = URL(fileURLWithPath: output, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).path
        // Before a build of minutes.
        try ReleaseFolder.check(target, program: program)

        var options = ["-c", configuration.rawValue] + build.arguments
        if configuration == .release { options += Self.releaseOptions }
        Console.print("Building \(program) (\(configuration))")
        let command = ["swift", "build", "--product", program] + options
        guard try Subprocess.run(command, in: folder, line: { Console.print("\($0)") }) == 0 else {
            throw ToolError("\(program) does not compile; what the compiler said is above")
        }
        let products = try Subprocess.output(of: ["swift", "build", "--show-bin-path"] + options, in: folder)
            .trimmingCharacters(in: .whitespacesAndNewlines)

        let release = try ReleaseFolder(program: program, products: products, at: target)
        try compressAssets(of: release)
        let size = try release.size.formatted(.byteCount(style: .file))
        Console.print("\(output): \(size); start it with \(output)/\(program)")
        let packages = ReleaseFolder.hostPackages.joined(separator: " ")
        Console.print("On a host that lacks libraries: apt-get install --no-install-recommends \(packages)")
        guard let image else { return }
        let layout = try ContainerImage(of: release)
        try layout.write(to: URL(fileURLWithPath: image))
        let imageSize = try ReleaseFolder.size(ofItem: image).formatted(.byteCount(style: .file))
        Console.print("\(image): \(imageSize), \(layout.digest)")
    }

    /// A release works without this, so what fails is said and not more.
    private func compressAssets(of release: ReleaseFolder) throws {
        let assets = ReleaseAssets(release: release)
        do {
            Console.print("Scripts, fonts and drawings: \(try assets.writeCompressedForms()) as Brotli")
        } catch let error as ToolError {
            Console.print("Each server will compress its scripts and fonts when it starts: \(error)")
        }
        let (saving, missing) = try assets.compressPictures()
        if saving.before > saving.after { Console.print("Pictures: \(saving) without loss") }
        guard !missing.isEmpty else { return }
        Console.print("Some pictures can be smaller: apt-get install \(missing.joined(separator: " "))")
    }
}

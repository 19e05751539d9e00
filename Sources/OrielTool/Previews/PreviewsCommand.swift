internal import ArgumentParser
internal import Foundation

/// `oriel previews`: shows the previews of a package in a gallery, or compares pictures of them.
struct PreviewsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews",
        abstract: "Shows every #Preview and PreviewProvider of a package in a browser, live.",
        discussion: """
            Run it in the folder of the package. The gallery shows the previews on devices, in light and dark, in text sizes, \
            languages and directions, and the new ones when a file is saved. Each preview has a process of its own, so one that \
            traps leaves the others alone. With --snapshots it writes pictures instead, and compares them with those that are \
            there; the exit code is 1 if one differs.
            """
    )

    @Option(help: "The port for browsers.")
    var port = 8090
    @Option(
        help: "The address to listen on; 0.0.0.0 lets phones of the network see the previews, and errors with source."
    )
    var host = "127.0.0.1"
    @OptionGroup var build: BuildOptions
    @OptionGroup var oriel: OrielFolderOption

    @Option(
        help: ArgumentHelp(
            "Write pictures of the previews to this folder, or compare them with those there.",
            discussion: "Needs Chromium. Pictures that differ are in the folder 'differences' there.",
            valueName: "folder"
        )
    )
    var snapshots: String?
    @Flag(help: "Replace the pictures of --snapshots that differ, and remove those of previews that are gone.")
    var update = false
    @Option(
        help: ArgumentHelp(
            "What --snapshots shows each preview in; repeatable.",
            discussion:
                "Joined by commas: light, dark, rtl, landscape, a text size such as xxxLarge, a language such as zh-Hans. "
                + "Default: light, and dark.",
            valueName: "variant"
        )
    )
    var variant: [PreviewVariant] = []
    @Option(
        help: ArgumentHelp(
            "Take pictures only of previews in this folder of the package; names of pictures are relative to it.",
            discussion: "Several programs of a package can have the same previews, such as those of a library.",
            valueName: "folder"
        )
    )
    var only: String?

    func validate() throws {
        guard snapshots != nil || (!update && variant.isEmpty && only == nil) else {
            throw ValidationError(
                "--update, --variant and --only are about pictures; name their folder with --snapshots"
            )
        }
    }

    func run() async throws {
        Interrupts.endPrograms()
        let folder = FileManager.default.currentDirectoryPath
        let build = try build.resolved(in: folder)
        let package = try PackageOutline.of(folder, options: build.arguments)
        let builder = try builder(of: package, build)
        let gallery = try PreviewGallery(package: package)
        if let snapshots {
            let run = try SnapshotRun(
                gallery: gallery,
                builder: builder,
                folder: URL(fileURLWithPath: snapshots),
                variants: variant.isEmpty ? [.light, .dark] : variant,
                updates: update,
                only: only
            )
            guard try run.run() else { throw ExitCode(1) }
            return
        }
        let server = try PageServer(host: host, port: port, gallery: gallery)
        server.start()
        try gallery.attach(server)
        Console.print(
            "Building \(builder.program); its previews are at http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)"
        )
        try await DevSession(package: package, builder: builder, server: server, gallery: gallery).run()
    }

    /// The program with the previews: that of the package, or one that links its libraries.
    private func builder(of package: PackageOutline, _ build: BuildOptions) throws -> Builder {
        guard package.programs.isEmpty else {
            let program = try package.program(build.product)
            return Builder(folder: package.folder, program: program, arguments: build.arguments)
        }
        let scratch = build.scratchPath.map { URL(fileURLWithPath: $0).path } ?? "\(package.folder)/.build"
        let host = try LibraryHost(package: package, oriel: oriel.folder, scratch: scratch)
        try host.write()
        return Builder(
            folder: host.folder,
            program: host.name,
            arguments: ["--scratch-path", scratch] + (build.forceResolvedVersions ? ["--force-resolved-versions"] : []),
            sources: package.folder
        )
    }
}

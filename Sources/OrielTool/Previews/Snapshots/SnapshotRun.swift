internal import Foundation

/// `oriel previews --snapshots`: takes a picture of each preview, and compares it with the one in the folder.
struct SnapshotRun {
    let gallery: PreviewGallery
    let builder: Builder
    let folder: URL
    let variants: [PreviewVariant]
    let updates: Bool
    /// The folder with the files of the previews; nil for all.
    let only: String?
    private let chromium: String

    init(
        gallery: PreviewGallery,
        builder: Builder,
        folder: URL,
        variants: [PreviewVariant],
        updates: Bool,
        only: String?
    ) throws {
        guard let chromium = Chromium.path else {
            throw ToolError("no Chromium was found; install it: apt-get install chromium")
        }
        (self.gallery, self.builder, self.folder) = (gallery, builder, folder)
        (self.variants, self.updates, self.only, self.chromium) = (variants, updates, only, chromium)
    }

    /// - Returns: Whether all previews look as they did.
    func run() throws -> Bool {
        Console.print("Building \(builder.program)")
        if case .failed(let failure) = try builder.build(echo: { _ in }) {
            let errors = failure.diagnostics.map { "\($0.file):\($0.line): \($0.message)" }
            throw ToolError(
                "the package does not build:\n" + (errors.isEmpty ? failure.output : errors.joined(separator: "\n"))
            )
        }
        let path = try builder.path()
        gallery.list(path)
        let entries = try PreviewEntry.entries(gallery.entries, in: only)
        let server = try PageServer(host: "127.0.0.1", port: 0, gallery: gallery)
        server.start()
        let notices = try NoticeSocket()
        defer { notices.remove() }
        let program = try RunningProgram(
            path: path,
            arguments: [],
            variables: gallery.variables,
            notices: notices.path,
            key: "\(UUID())\(UUID())"
        ) { reason in
            Console.print("error: the program has ended (\(reason))")
            exit(1)
        }
        defer { program.stop() }
        guard case .listening(let port) = notices.next() else { throw ToolError("the program does not start") }
        server.show(.running, port: port)
        let browser = try Chromium(path: chromium)
        let comparison = try PictureComparison(browser)
        var camera = try PreviewCamera(
            browser,
            origin: "http://127.0.0.1:\(server.port)",
            gallery: gallery,
            comparison: comparison
        )
        return try compare(entries, &camera, with: comparison)
    }

    private func compare(
        _ entries: [PreviewEntry],
        _ camera: inout PreviewCamera,
        with comparison: PictureComparison
    ) throws -> Bool {
        var album = SnapshotAlbum(folder: folder, variants: variants, updates: updates)
        try album.begin()
        for entry in entries {
            for variant in variants {
                let name = SnapshotAlbum.name(of: entry, variant)
                do {
                    if let failure = entry.failure { throw ToolError(failure) }
                    let picture = try camera.picture(of: entry, in: variant)
                    try album.add(picture, name: name, difference: comparison.difference)
                } catch let error as ToolError {
                    album.fail(name, error.description)
                }
            }
        }
        try album.end()
        Console.print(album.summary)
        return album.isUnchanged
    }
}

internal import Foundation

/// Makes what a release sends to browsers smaller, without loss.
struct ReleaseAssets {
    /// Numbers of bytes.
    struct Saving: CustomStringConvertible {
        let before: Int64
        let after: Int64

        var description: String {
            "\(before.formatted(.byteCount(style: .file))) to \(after.formatted(.byteCount(style: .file)))"
        }
    }

    let release: ReleaseFolder

    /// The name in the folder; the program looks for it beside itself.
    static let folderName = "oriel_CompressedForms.resources"
    /// A program that makes pictures smaller.
    struct Tool: Sendable {
        let name: String
        /// The package that brings it.
        let package: String
        let extensions: [String]
        let compress: @Sendable (String) throws -> Void

        /// Whether this machine has it.
        var isThere: Bool {
            get throws { try Subprocess.run(["which", name], line: { _ in }) == 0 }
        }
    }

    static let tools: [Tool] = [
        Tool(name: "optipng", package: "optipng", extensions: ["png"], compress: compressPNG),
        Tool(name: "jpegtran", package: "libjpeg-turbo-progs", extensions: ["jpg", "jpeg"], compress: compressJPEG),
    ]
    /// How long compressing may take: a font of 10 MB takes half a minute.
    private static let patience = Duration.seconds(300)

    /// Lets the program write the Brotli streams of its scripts, fonts and drawings beside itself, so that no server has to make them.
    ///
    /// - Throws: `ToolError` with what the program has said.
    func writeCompressedForms() throws -> Saving {
        let folder = "\(release.path)/\(Self.folderName)"
        var lines: [String] = []
        // A program with an older Oriel prints its help and ends.
        let status = try Subprocess.run(
            ["\(release.path)/\(release.program)", "--help"],
            variables: ["ORIEL_COMPRESSED_FORMS": folder],
            timeout: Self.patience
        ) { lines.append(String($0)) }
        guard status == 0 else { throw ToolError(lines.last ?? "the program failed with exit code \(status)") }
        let sizes = lines.last?.split(separator: " ").compactMap { Int64($0) } ?? []
        guard sizes.count == 2 else { throw ToolError("the program uses a version of Oriel that cannot write them") }
        return Saving(before: sizes[0], after: sizes[1])
    }

    /// Makes PNG and JPEG files smaller, with the programs that this machine has.
    ///
    /// - Returns: The sizes, and the packages that would bring more.
    func compressPictures() throws -> (saving: Saving, missing: [String]) {
        let pictures = pictures()
        let before = try size(of: pictures)
        var missing: [String] = []
        for tool in Self.tools {
            let files = pictures.filter { tool.extensions.contains(($0 as NSString).pathExtension.lowercased()) }
            guard !files.isEmpty else { continue }
            guard try tool.isThere else {
                missing.append(tool.package)
                continue
            }
            for file in files { try tool.compress(file) }
        }
        return (Saving(before: before, after: try size(of: pictures)), missing)
    }

    private func pictures() -> [String] {
        let names = FileManager.default.enumerator(atPath: release.path)?.compactMap { $0 as? String } ?? []
        let extensions = Self.tools.flatMap(\.extensions)
        return names.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
            .map { "\(release.path)/\($0)" }.sorted()
    }

    private func size(of files: [String]) throws -> Int64 {
        try files.reduce(0) { try $0 + ReleaseFolder.size(ofItem: $1) }
    }

    /// A file that is damaged stays as it is.
    private static func compressPNG(_ file: String) throws {
        _ = try Subprocess.run(["optipng", "-quiet", "-o2", file]) { _ in }
    }

    /// Keeps the orientation and the colour profile, which are stored as comments.
    private static func compressJPEG(_ file: String) throws {
        let result = "\(file).smaller"
        defer { try? FileManager.default.removeItem(atPath: result) }
        let status = try Subprocess.run(["jpegtran", "-copy", "all", "-optimize", "-outfile", result, file]) { _ in }
        guard status == 0, try ReleaseFolder.size(ofItem: result) < ReleaseFolder.size(ofItem: file) else { return }
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.moveItem(atPath: result, toPath: file)
    }
}

internal import Foundation

/// Writes an imported package into a new folder.
struct PackageWriter {
    let package: ImportedPackage
    let root: SourceRoot
    let oriel: OrielFolder

    /// - Throws: `ToolError` if the folder exists. After another error, nothing of it remains.
    func write(to folder: URL) throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else { throw Self.exists(folder) }
        do {
            try writeFiles(to: folder)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw ToolError("\(folder.path) cannot be written: \("\(error)".shortened)")
        }
    }

    static func exists(_ folder: URL) -> ToolError {
        ToolError("\(folder.path) exists already; remove it, or choose another folder with --output")
    }

    private func writeFiles(to folder: URL) throws {
        let readme = try String(contentsOf: oriel.url.appending(path: "README.md"), encoding: .utf8)
        let head = try Template.manifestHead(in: readme)
        let manifest = PackageManifest(package: package, head: head, oriel: oriel.path)
        try write(Data(manifest.text.utf8), to: folder.appending(path: "Package.swift"))
        try write(Data(".build/\n".utf8), to: folder.appending(path: ".gitignore"))
        // The versions that Oriel is tested with.
        if let versions = try? Data(contentsOf: oriel.url.appending(path: "Package.resolved")) {
            try write(versions, to: folder.appending(path: "Package.resolved"))
        }
        for target in package.targets { try write(target, to: folder.appending(path: target.folder)) }
        for local in package.localPackages {
            for (path, file) in local.files(in: root) { try copy(file, to: folder.appending(path: path)) }
            let text = try local.manifest(head: head, oriel: oriel.path)
            try write(Data(text.utf8), to: folder.appending(path: "\(local.path)/Package.swift"))
        }
    }

    private func write(_ target: ImportedTarget, to folder: URL) throws {
        for (path, file) in target.files { try copy(file, to: folder.appending(path: path)) }
        if let information = target.information {
            try write(information, to: folder.appending(path: "Info.plist"))
        }
    }

    /// Copies the bytes: a copy of a link would lead back to the sources.
    private func copy(_ file: String, to url: URL) throws {
        guard root.contained(file) == file, SourceRoot.isFile(file) else { return }
        try write(Data(contentsOf: URL(fileURLWithPath: file)), to: url)
    }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}

internal import ArgumentParser
internal import Foundation

/// The kinds of packages that `oriel new` makes. Their files are in the folder `Templates`: those of `shared`, and those
/// of the kind, which take the place of shared ones with the same path.
enum Template: String, CaseIterable, ExpressibleByArgument {
    /// A form, and a page behind it.
    case app
    /// A list, and a page for each row.
    case list
    /// An app with a program of its own, which has routes and data that all pages share.
    case server

    /// Returns the files of a package: their paths in it, and their bytes.
    ///
    /// Names in templates are `Hello`, so that they are Swift that tools can read.
    func files(name: PackageName, oriel: OrielFolder) throws -> [String: Data] {
        let readme = try Self.text(of: oriel.url.appending(path: "README.md"))
        var files: [String: Data] = [:]
        for folder in ["shared", rawValue] {
            let base = oriel.url.appending(path: "Templates/\(folder)")
            for path in try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted() {
                let url = base.appending(path: path)
                guard (try url.resourceValues(forKeys: [.isRegularFileKey])).isRegularFile == true else { continue }
                var text = try Self.text(of: url)
                if path == "Package.swift" { text = try Self.manifestHead(in: readme) + text }
                files[Self.rename(path, name)] = Data(Self.rename(text, name, oriel).utf8)
            }
        }
        // The versions that Oriel is tested with.
        if let versions = try? Data(contentsOf: oriel.url.appending(path: "Package.resolved")) {
            files["Package.resolved"] = versions
        }
        return files
    }

    /// Writes the files of a package.
    func write(name: PackageName, oriel: OrielFolder, to folder: URL) throws {
        for (path, bytes) in try files(name: name, oriel: oriel) {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try bytes.write(to: file)
        }
    }

    /// The lines before the package in the manifest of README.md, which names the modules behind Apple's names.
    static func manifestHead(in readme: String) throws -> String {
        guard let start = readme.range(of: "// swift-tools-version"),
            let end = readme.range(of: "let package = Package(", range: start.upperBound..<readme.endIndex)
        else { throw ToolError("README.md of Oriel has no manifest") }
        return String(readme[start.lowerBound..<end.lowerBound])
    }

    private static func rename(_ path: String, _ name: PackageName) -> String {
        path == "gitignore" ? ".gitignore" : path.replacing("Hello", with: name.text)
    }

    private static func rename(_ text: String, _ name: PackageName, _ oriel: OrielFolder) -> String {
        text.replacing("Hello", with: name.text).replacing("hello", with: name.text.lowercased())
            .replacing("__ORIEL__", with: oriel.path)
    }

    private static func text(of url: URL) throws -> String {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            throw ToolError("\(url.path) cannot be read")
        }
        return text
    }
}

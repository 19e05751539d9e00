internal import Foundation

/// The folder that imported files may come from. Paths that leave it, also by symbolic links, are refused.
struct SourceRoot: Sendable {
    /// Absolute, without links.
    let path: String
    /// The most files of a folder that are listed.
    static let maximumFiles = 50_000

    init(_ url: URL) { path = Self.realPath(url.path) ?? url.standardizedFileURL.path }

    /// Removes `.` and `..` from an absolute path, and resolves links.
    ///
    /// - Returns: Nil if the path or what a link leads to is outside of the root.
    func contained(_ path: String) -> String? {
        guard path.hasPrefix("/"), !path.contains("\0"), path.utf8.count < 4096 else { return nil }
        let path = Self.normalized(path)
        if let real = Self.realPath(path) { return contains(real) ? real : nil }
        // The file is missing: resolves the innermost folder that exists, so that no link leads outside.
        var folder = path
        while folder != "/" {
            folder = (folder as NSString).deletingLastPathComponent
            if let real = Self.realPath(folder) {
                let whole = Self.normalized(real + path.dropFirst(folder.count))
                return contains(whole) ? whole : nil
            }
        }
        return nil
    }

    /// The path without that of the root, for messages and for the package.
    func relative(_ path: String) -> String {
        path == self.path ? "" : path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// Lists the files in a folder of the root, sorted, without those whose names begin with a dot.
    ///
    /// - Parameter enters: Returns false for inner folders that are listed themselves, without their files.
    func files(in folder: String, enters: (String) -> Bool = { _ in true }) -> [String] {
        var found: [String] = []
        var visited: Set<String> = []
        var folders = [folder]
        while let next = folders.popLast(), found.count < Self.maximumFiles {
            // A link can lead to a folder that contains it.
            guard let next = contained(next), visited.insert(next).inserted else { continue }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
            for name in names where !name.hasPrefix(".") {
                guard let path = contained("\(next)/\(name)") else { continue }
                if !Self.isFolder(path) {
                    if Self.isFile(path) { found.append(path) }
                } else if enters(path) {
                    folders.append(path)
                } else {
                    found.append(path)
                }
            }
        }
        return found.sorted()
    }

    private var prefix: String { path == "/" ? "/" : path + "/" }

    private func contains(_ path: String) -> Bool { path == self.path || path.hasPrefix(prefix) }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns whether the path is a regular file: reading a pipe would never end.
    static func isFile(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }

    /// Removes `.`, `..` and empty components of an absolute path.
    static func normalized(_ path: String) -> String {
        var components: [Substring] = []
        for component in path.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return "/" + components.joined(separator: "/")
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

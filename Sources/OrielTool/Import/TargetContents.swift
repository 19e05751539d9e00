internal import Foundation

/// Collects the files of a target, and chooses their places in the package.
struct TargetContents {
    let root: SourceRoot
    private(set) var account = ImportAccount()
    /// The absolute paths of Swift files.
    private(set) var sources: [String] = []
    private var files: [String: String] = [:]
    private var copied: [String] = []
    /// The absolute paths of files and folders that have been added.
    private var added: Set<String> = []
    /// The names at the top of the bundle, in lower case.
    private var names: Set<String> = []

    static let outside =
        "Paths that lead out of the folder of the project are not followed; --root names a larger folder"
    static let missing = "Files that the project names, and that do not exist"

    init(root: SourceRoot) { self.root = root }

    /// Adds a file, or a folder that Xcode copies as it is.
    mutating func add(_ path: String) {
        guard let file = root.contained(path) else { return account.leaveOut(path.shortened, Self.outside) }
        let name = root.relative(file)
        guard SourceRoot.isFolder(file) || SourceRoot.isFile(file) else {
            return account.leaveOut(name.shortened, Self.missing)
        }
        guard added.insert(file).inserted else { return }
        switch FileKind(path: file) {
        case .ignored: return
        case .leftOut(let reason): account.leaveOut(name.shortened, reason)
        case .source: if SourceRoot.isFile(file) { sources.append(file) }
        case .catalog: addFolder(file, at: "")
        case .stringCatalog: addCopy(file)
        case .resource:
            if SourceRoot.isFile(file) {
                addResource(file)
            } else if file.hasSuffix(".lproj") {
                for inner in root.files(in: file) { add(inner) }
            } else if Self.isProject(file) {
                account.leaveOut(name.isEmpty ? "." : name.shortened, "Folders with a project or a package in them")
            } else {
                addFolder(file, at: ImportedTarget.folders + "/")
            }
        }
    }

    /// Removes Swift files, and records the reason.
    mutating func leaveOut(_ reason: String, where condition: (String) -> Bool) {
        for file in sources.filter(condition) { account.leaveOut(root.relative(file).shortened, reason) }
        sources.removeAll(where: condition)
    }

    /// Returns the target with the files in their places.
    func target(name: String, kind: ImportedTarget.Kind) -> ImportedTarget {
        var target = ImportedTarget(name: name, kind: kind)
        target.files = files
        target.copied = copied.sorted()
        let folder = Self.commonFolder(of: sources)
        for source in sources {
            var path = String(source.dropFirst(folder.count))
            // SwiftPM would treat sources in a folder of resources as resources.
            let first = path.prefix { $0 != "/" }
            if first == ImportedTarget.resources || first == ImportedTarget.folders
                || target.copied.contains(String(first))
            {
                path = "Code/" + path
            }
            target.files[path] = source
        }
        return target
    }

    private static func isProject(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    // MARK: - Resources

    /// Adds a file to those that a build puts at the top of the bundle, or in the folder of its language.
    private mutating func addResource(_ file: String) {
        let name = (file as NSString).lastPathComponent
        // SwiftPM refuses it as a resource; the one of the target is named by its build settings.
        guard name != "Info.plist" else { return }
        let folder = ((file as NSString).deletingLastPathComponent as NSString).lastPathComponent
        let place = folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name
        guard claim(place, file) else { return }
        files["\(ImportedTarget.resources)/\(place)"] = file
    }

    private mutating func addCopy(_ file: String) {
        let name = (file as NSString).lastPathComponent
        guard SourceRoot.isFile(file), claim(name, file) else { return }
        files[name] = file
        copied.append(name)
    }

    private mutating func addFolder(_ folder: String, at place: String) {
        let name = (folder as NSString).lastPathComponent
        let inner = root.files(in: folder).filter { $0.hasPrefix(folder + "/") }
        guard SourceRoot.isFolder(folder), !inner.isEmpty, claim(name, folder) else { return }
        for file in inner { files["\(place)\(name)\(file.dropFirst(folder.count))"] = file }
        copied.append(place + name)
    }

    /// Returns whether the bundle has no other file at the place.
    private mutating func claim(_ place: String, _ file: String) -> Bool {
        guard names.insert(place.lowercased()).inserted else {
            account.leaveOut(root.relative(file).shortened, "Resources with the name of another one of their target")
            return false
        }
        return true
    }

    /// Returns the path, with a slash at its end, of the innermost folder that has all files.
    private static func commonFolder(of files: [String]) -> String {
        guard var common = files.first.map({ ($0 as NSString).deletingLastPathComponent + "/" }) else { return "" }
        for file in files {
            while !file.hasPrefix(common) {
                let outer = (String(common.dropLast()) as NSString).deletingLastPathComponent
                common = outer == "/" ? "/" : outer + "/"
            }
        }
        return common
    }
}

extension String {
    /// The text on one line, for reports: names in a file can be of any length.
    var shortened: String {
        let line = String(map { $0.isNewline || $0 == "`" || $0 == "\0" ? " " : $0 })
        return line.count > 200 ? line.prefix(199) + "…" : line
    }
}

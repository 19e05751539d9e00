internal import Foundation

/// The argument of `oriel import`: projects with the packages of their workspace, or a folder of sources.
struct ImportSource {
    enum Content {
        case projects([XcodeProject], packages: [String])
        case folder
    }

    /// The absolute path of the project, the workspace or the folder.
    let path: String
    let root: SourceRoot
    let content: Content
    private(set) var account = ImportAccount()

    var name: String { (path as NSString).lastPathComponent }

    /// The folder that the package is made in.
    var surroundings: URL { URL(fileURLWithPath: (path as NSString).deletingLastPathComponent) }

    /// - Parameters:
    ///   - path: A `.xcodeproj`, a `.xcworkspace`, a folder that has one of them, or a folder of sources.
    ///   - root: The folder that files may come from; nil for that of the project.
    /// - Throws: `ToolError` if there is nothing to import.
    init(path: String, root: String? = nil) throws {
        guard !path.contains("\0"), SourceRoot.isFolder(path) else {
            throw ToolError(
                "\(path.shortened) is no folder; expected a .xcodeproj, a .xcworkspace or a folder of sources"
            )
        }
        let given = URL(fileURLWithPath: path).standardizedFileURL.path
        self.path = SourceRoot.normalized(try Self.project(in: given) ?? given)
        let isProject = Self.isProject(self.path)
        let around = isProject ? (self.path as NSString).deletingLastPathComponent : self.path
        let url = URL(fileURLWithPath: root ?? around)
        guard SourceRoot.isFolder(url.path) else { throw ToolError("\(url.path) is no folder") }
        self.root = SourceRoot(url)
        guard self.root.contained(self.path) != nil else {
            throw ToolError("\(self.path) is not in the folder \(url.path), which --root names")
        }
        guard isProject else {
            content = .folder
            return
        }
        let reader = try ProjectReader(path: self.path, root: self.root)
        account = reader.account
        content = .projects(reader.projects, packages: reader.packages)
    }

    private static func isProject(_ path: String) -> Bool {
        path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
    }

    /// Returns the workspace or the project in a folder; nil if it has none.
    private static func project(in folder: String) throws -> String? {
        guard !isProject(folder) else { return nil }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        for type in [".xcworkspace", ".xcodeproj"] {
            let found = names.filter { $0.hasSuffix(type) && $0 != type }
            guard found.count < 2 else {
                throw ToolError("\(folder) has several projects; name one of them: \(found.joined(separator: ", "))")
            }
            if let name = found.first { return "\(folder)/\(name)" }
        }
        guard !names.contains("Package.swift") || folder.hasSuffix(".swiftpm") else {
            throw ToolError("\(folder) is a package already; add the settings of Oriel's README.md to its manifest")
        }
        return nil
    }
}

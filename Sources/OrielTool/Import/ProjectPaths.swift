/// The paths of the files and groups of a project.
struct ProjectPaths: Sendable {
    /// By the ids of file references and groups. Those of the system and of products have none.
    private var paths: [String: String] = [:]

    init(of project: XcodeProject) {
        var rest: [(id: String, folder: String)] = []
        if let main = project.root["mainGroup"] { rest.append((main, project.folder)) }
        // Without recursion, because a file can nest groups to any depth.
        while let (id, folder) = rest.popLast() {
            guard paths[id] == nil, let object = project.objects[id] else { continue }
            let path = Self.path(of: object, in: folder, project: project.folder)
            paths[id] = path ?? ""
            // A path relative to a group of the SDK is in the SDK, too.
            for child in object.strings("children") { rest.append((child, path ?? "")) }
        }
    }

    /// Returns nil for what the system brings or a build makes.
    subscript(_ id: String) -> String? { paths[id].flatMap { $0.isEmpty ? nil : $0 } }

    /// The paths of files of a type, sorted.
    func paths(ofType type: String) -> [String] { Set(paths.values.filter { $0.hasSuffix("." + type) }).sorted() }

    private static func path(of object: XcodeObject, in folder: String, project: String) -> String? {
        let path = object["path"] ?? ""
        switch object["sourceTree"] ?? "<group>" {
        case "<group>", "": return path.hasPrefix("/") ? path : folder.isEmpty ? nil : XcodeProject.join(folder, path)
        case "SOURCE_ROOT", "PROJECT_DIR": return XcodeProject.join(project, path)
        case "<absolute>": return path.hasPrefix("/") ? path : nil
        default: return nil
        }
    }
}

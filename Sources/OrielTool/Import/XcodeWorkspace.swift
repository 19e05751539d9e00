internal import Foundation

/// The projects and packages that a workspace of Xcode names.
struct XcodeWorkspace {
    /// The absolute paths, in their order.
    let paths: [String]
    private static let maximumSize = 4 << 20
    private static let maximumDepth = 32
    private static let maximumReferences = 1000

    /// - Parameter path: The `.xcworkspace` folder.
    /// - Throws: `ToolError` if it cannot be read.
    init(path: String) throws {
        let file = "\(path)/contents.xcworkspacedata"
        guard SourceRoot.isFile(file), (FileManager.default.size(of: file) ?? 0) <= Self.maximumSize,
            let data = FileManager.default.contents(atPath: file)
        else { throw ToolError("\(path) has no contents.xcworkspacedata; expected a workspace of Xcode") }
        paths = try Self.paths(in: String(decoding: data, as: UTF8.self), path: path)
    }

    /// Reads the references, which can be in groups with folders of their own:
    ///
    ///     <Group location="container:Apps"><FileRef location="group:Notes.xcodeproj"/></Group>
    static func paths(in text: String, path: String) throws -> [String] {
        let container = (path as NSString).deletingLastPathComponent
        var folders = [container]
        var paths: [String] = []
        for match in text.matches(of: /<(\/?)(Group|FileRef)\b([^>]*)>/) {
            if match.1.isEmpty {
                let location = try location(in: match.3)
                let place = Self.place(location, group: folders.last ?? container, container: container, self: path)
                if match.2 == "Group" {
                    if !match.3.hasSuffix("/") { folders.append(place) }
                } else {
                    paths.append(place)
                }
            } else if match.2 == "Group", folders.count > 1 {
                folders.removeLast()
            }
            guard folders.count <= maximumDepth, paths.count <= maximumReferences else {
                throw ToolError("\(path) has too many references or groups in each other")
            }
        }
        return paths
    }

    private static func location(in attributes: Substring) throws -> String {
        guard let match = attributes.firstMatch(of: /location\s*=\s*(?:"([^"]*)"|'([^']*)')/) else { return "group:" }
        let text = String(match.1 ?? match.2 ?? "")
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    private static func place(_ location: String, group: String, container: String, self path: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let rest = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "container": return XcodeProject.join(container, rest)
        // The workspace inside a project stands for that project.
        case "self": return container
        case "absolute": return rest.hasPrefix("/") ? rest : "/" + rest
        default: return XcodeProject.join(group, rest)
        }
    }
}

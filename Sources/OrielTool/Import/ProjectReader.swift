/// Reads a project or the projects of a workspace, and those that they name.
struct ProjectReader {
    private(set) var projects: [XcodeProject] = []
    /// The folders of packages in the workspace.
    private(set) var packages: [String] = []
    private(set) var account = ImportAccount()
    private let root: SourceRoot

    private static let maximumProjects = 100

    /// - Parameter path: A `.xcodeproj` or a `.xcworkspace`.
    /// - Throws: `ToolError` if it cannot be read, or has no project.
    init(path: String, root: SourceRoot) throws {
        self.root = root
        let named = path.hasSuffix(".xcodeproj") ? [path] : try XcodeWorkspace(path: path).paths
        var rest = Array(named.reversed())
        var visited: Set<String> = []
        while let next = rest.popLast(), projects.count < Self.maximumProjects {
            guard !next.hasSuffix("Pods.xcodeproj") else {
                account.leaveOut("Pods", "CocoaPods are not installed; use packages of SwiftPM instead")
                continue
            }
            guard let found = root.contained(SourceRoot.normalized(next)) else {
                account.leaveOut(next.shortened, TargetContents.outside)
                continue
            }
            guard visited.insert(found).inserted else { continue }
            if found.hasSuffix(".xcodeproj") {
                guard let project = try project(at: found, isNamed: named.contains(next)) else { continue }
                projects.append(project)
                rest += ProjectPaths(of: project).paths(ofType: "xcodeproj").reversed()
            } else if SourceRoot.isFile(found + "/Package.swift") {
                packages.append(found)
            }
        }
        guard !projects.isEmpty else { throw ToolError("\(path) has no project") }
    }

    /// Reads a project. One that another project names is left out if it cannot be read.
    private mutating func project(at path: String, isNamed: Bool) throws -> XcodeProject? {
        do {
            return try XcodeProject(path: path)
        } catch  where !isNamed {
            account.leaveOut(root.relative(path).shortened, "Projects that cannot be read")
            return nil
        }
    }
}

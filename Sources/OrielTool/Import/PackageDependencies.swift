internal import Foundation

/// The packages that targets use: those that are fetched, and those in the folder of the project.
struct PackageDependencies {
    private(set) var remote: [PackageReference] = []
    private(set) var local: [LocalPackage] = []
    private(set) var account = ImportAccount()
    private let root: SourceRoot
    private let paths: [String: ProjectPaths]
    /// Packages that a project or the workspace names, and that no target has used so far.
    private var candidates: [LocalPackage] = []

    /// - Parameter packages: The folders of packages in the workspace.
    init(root: SourceRoot, projects: [XcodeProject], paths: [String: ProjectPaths], packages: [String]) {
        self.root = root
        self.paths = paths
        // Xcode before version 15 has local packages among the files.
        let files = projects.flatMap { project in
            project.objects.values.filter { $0.kind == "PBXFileReference" }.compactMap { paths[project.key]?[$0.id] }
        }
        candidates = (packages + files.sorted()).compactMap { LocalPackage(folder: $0, root: root) }
    }

    /// Returns the products that a target uses, and remembers their packages.
    mutating func products(of target: XcodeTarget) -> [ImportedTarget.Dependency] {
        target.packageProducts.compactMap { product in
            guard let name = product["productName"], !name.hasPrefix("plugin:") else { return nil }
            return dependency(name, package: target.project.object("package", of: product), in: target.project)
        }
    }

    private mutating func dependency(
        _ name: String,
        package: XcodeObject?,
        in project: XcodeProject
    ) -> ImportedTarget.Dependency? {
        switch package?.kind {
        case "XCRemoteSwiftPackageReference": return remoteDependency(name, package)
        case "XCLocalSwiftPackageReference":
            let path = XcodeProject.join(project.folder, package?["relativePath"] ?? package?["path"] ?? "")
            return localDependency(name, LocalPackage(folder: path, root: root), path: path)
        default:
            return localDependency(name, candidates.first { $0.offers(name) }, path: name)
        }
    }

    private mutating func remoteDependency(_ name: String, _ object: XcodeObject?) -> ImportedTarget.Dependency? {
        guard let reference = object.flatMap(PackageReference.init) else {
            account.leaveOut(
                (object?["repositoryURL"] ?? name).shortened,
                "Packages with an address or a version that SwiftPM does not take"
            )
            return nil
        }
        if let reason = UnavailablePackages.reason(for: reference.identity) {
            account.leaveOut("\(name.shortened) (\(reference.url.shortened))", reason)
            return nil
        }
        if !remote.contains(where: { $0.identity.lowercased() == reference.identity.lowercased() }) {
            remote.append(reference)
        }
        return .product(name, package: reference.identity)
    }

    private mutating func localDependency(
        _ name: String,
        _ package: LocalPackage?,
        path: String
    ) -> ImportedTarget.Dependency? {
        guard let package else {
            let isOutside = path.hasPrefix("/") && root.contained(path) == nil
            account.leaveOut(
                "\(name.shortened) (\(path.shortened))",
                isOutside ? TargetContents.outside : "Packages that the project names, and that were not found"
            )
            return nil
        }
        add(package)
        return .product(name, package: package.identity)
    }

    /// Adds a package and those that it names by their paths.
    private mutating func add(_ package: LocalPackage) {
        var rest = [package]
        while let next = rest.popLast() {
            guard !local.contains(next), local.count < 200 else { continue }
            local.append(next)
            for identity in next.identities {
                guard let reason = UnavailablePackages.reason(for: identity) else { continue }
                account.note("\(next.path.shortened)/Package.swift uses \(identity.shortened). \(reason).")
            }
            for folder in next.neighbours {
                if let neighbour = LocalPackage(folder: SourceRoot.normalized(folder), root: root) {
                    rest.append(neighbour)
                } else {
                    let isOutside = root.contained(SourceRoot.normalized(folder)) == nil
                    account.leaveOut(
                        "\(folder.shortened) (of \(next.path.shortened))",
                        isOutside ? TargetContents.outside : TargetContents.missing
                    )
                }
            }
        }
        local.sort { $0.path < $1.path }
    }
}

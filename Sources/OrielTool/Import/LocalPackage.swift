internal import Foundation

/// A package in the folder of the project. It is copied, with the settings of README.md added to its manifest.
struct LocalPackage: Equatable, Sendable {
    /// The absolute path of its folder.
    let folder: String
    /// Its place in the package, such as `Packages/Core`.
    let path: String

    /// The name that products are found by: that of the folder.
    var identity: String { (folder as NSString).lastPathComponent }

    /// - Returns: Nil if the folder is outside of the root, or no package.
    init?(folder: String, root: SourceRoot) {
        guard let folder = root.contained(folder), folder != root.path, SourceRoot.isFile("\(folder)/Package.swift")
        else {
            return nil
        }
        self.folder = folder
        let relative = root.relative(folder)
        path = relative.hasPrefix("Packages/") ? relative : "Packages/" + relative
    }

    var manifest: String {
        String(decoding: FileManager.default.contents(atPath: "\(folder)/Package.swift") ?? Data(), as: UTF8.self)
    }

    /// Returns true if the manifest names the product.
    func offers(_ product: String) -> Bool { manifest.contains(SwiftLiteral.string(product)) }

    /// The folders of packages that this one names by their path.
    var neighbours: [String] {
        manifest.matches(of: /\.package\([^()]*path:\s*"([^"\\]+)"/).map { XcodeProject.join(folder, String($0.1)) }
    }

    /// The names of the packages that this one fetches.
    var identities: [String] {
        manifest.matches(of: /url:\s*"([^"\\]+)"/).map { PackageReference.identity(of: String($0.1)) }
    }

    /// The paths of its files in the package, and the absolute paths that they are copied from.
    func files(in root: SourceRoot) -> [String: String] {
        let all = root.files(in: folder) { !Self.skipped.contains(($0 as NSString).lastPathComponent) }
        let inside = all.filter { $0.hasPrefix(folder + "/") && SourceRoot.isFile($0) }
        return Dictionary(inside.map { (path + $0.dropFirst(folder.count), $0) }) { first, _ in first }
    }

    private static let skipped: Set<String> = ["build", "DerivedData", "Pods"]

    /// Returns the manifest with Oriel as a dependency of each target.
    ///
    /// - Parameter head: The beginning of the manifest of README.md, with the settings `apple`.
    func manifest(head: String, oriel: String) throws -> String {
        guard let start = head.range(of: "let apple:"), let end = head.range(of: "\nlet linux") else {
            throw ToolError("README.md of Oriel has no settings")
        }
        let settings = head[start.lowerBound..<end.lowerBound].split(separator: "\n").map { "    \($0)\n" }.joined()
        // Manifests of all versions of the tools have these functions. Kinds of targets are compared by their names,
        // because old versions lack some of them.
        return manifest + """


            // Added by `oriel import`: the settings of Oriel's README.md, and Oriel itself.
            func addOriel(to package: Package) {
            \(settings)
                package.dependencies.append(.package(name: "oriel", path: \(SwiftLiteral.string(oriel))))
                for target in package.targets where ["regular", "executable", "test"].contains("\\(target.type)") {
                    target.dependencies.append(
                        .product(name: "Oriel", package: "oriel", condition: .when(platforms: [.linux]))
                    )
                    target.swiftSettings = (target.swiftSettings ?? []) + apple
                }
            }
            addOriel(to: package)

            """
    }
}

/// The manifest of an imported package: that of README.md, with the targets of the project.
struct PackageManifest {
    let package: ImportedPackage
    /// The lines of README.md before the package.
    let head: String
    /// The folder of Oriel.
    let oriel: String

    var text: String {
        """
        \(head)\(package.targets.contains(where: \.usesPlugin) ? Self.plugins : "")let package = Package(
            name: \(SwiftLiteral.string(package.name)),
            defaultLocalization: \(SwiftLiteral.string(package.language)),
            platforms: [.macOS(.v15)],
            dependencies: [
        \(dependencies.map { "        \($0),\n" }.joined())    ],
            targets: [
        \(package.targets.map { "\(target($0)),\n" }.joined())    ]
        )

        """
    }

    private static let plugins = """
        // Xcode makes symbols of asset catalogues and reads the Info.plist. On Linux, a build plugin does.
        #if os(Linux)
        let plugins: [Target.PluginUsage] = [.plugin(name: "OrielAssets", package: "oriel")]
        #else
        let plugins: [Target.PluginUsage] = []
        #endif


        """

    private var dependencies: [String] {
        [".package(name: \"oriel\", path: \(SwiftLiteral.string(oriel)))"]
            + package.localPackages.map { ".package(path: \(SwiftLiteral.string($0.path)))" }
            + package.packages.map { ".package(url: \(SwiftLiteral.string($0.url)), \($0.requirement))" }
    }

    private func target(_ target: ImportedTarget) -> String {
        let kind =
            switch target.kind {
            case .app: "executableTarget"
            case .library: "target"
            case .tests: "testTarget"
            }
        let dependencies = ["oriel"] + target.dependencies.map(Self.dependency)
        var arguments = [
            "name: \(SwiftLiteral.string(target.name))", "dependencies: \(SwiftLiteral.list(dependencies))",
        ]
        if target.information != nil { arguments.append("exclude: [\"Info.plist\"]") }
        let resources =
            target.copied.map { ".copy(\(SwiftLiteral.string($0)))" }
            + (target.hasResources ? [".process(\"\(ImportedTarget.resources)\")"] : [])
        if !resources.isEmpty { arguments.append("resources: \(SwiftLiteral.list(resources))") }
        let settings = target.settings.isEmpty ? "" : " + \(SwiftLiteral.list(target.settings))"
        arguments.append("swiftSettings: apple\(settings)")
        if target.usesPlugin { arguments.append("plugins: plugins") }
        let lines = arguments.map { "            \($0)" }.joined(separator: ",\n")
        return "        .\(kind)(\n\(lines)\n        )"
    }

    private static func dependency(_ dependency: ImportedTarget.Dependency) -> String {
        switch dependency {
        case .target(let name): SwiftLiteral.string(name)
        case .product(let name, let package):
            ".product(name: \(SwiftLiteral.string(name)), package: \(SwiftLiteral.string(package)))"
        }
    }
}

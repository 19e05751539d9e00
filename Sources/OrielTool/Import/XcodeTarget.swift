/// A target of a project of Xcode.
struct XcodeTarget: Sendable {
    let project: XcodeProject
    let object: XcodeObject

    var id: String { object.id }
    var name: String { object["name"] ?? "Target" }

    enum Kind: Equatable, Sendable {
        case app, library, tests
        /// A target that is left out, with the reason.
        case other(String)
    }

    var kind: Kind {
        guard object.kind == "PBXNativeTarget" else { return .other("it runs scripts or another build system") }
        let product = object["productType"] ?? ""
        switch product.replacing("com.apple.product-type.", with: "") {
        case "application": return .app
        case "framework", "framework.static", "library.static", "library.dynamic": return .library
        case "bundle.unit-test": return .tests
        case "bundle.ui-testing": return .other("user interface tests drive an app on a device")
        case "application.on-demand-install-capable": return .other("an app clip is a part of the App Store")
        case let name where name.contains("watch"): return .other("a watch shows it")
        case let name where name.contains("messages"): return .other("the Messages app of a phone shows it")
        case let name where name.contains("extension"): return .other("the system of a phone runs an app extension")
        case "tool": return .other("it is a command-line tool, not an app")
        case "bundle": return .other("it is a bundle without an app")
        default: return .other("it is of an unknown kind (\(product.isEmpty ? "none" : product))")
        }
    }

    static func all(of project: XcodeProject) -> [XcodeTarget] {
        project.objects("targets", of: project.root).map { XcodeTarget(project: project, object: $0) }
    }

    private var phases: [XcodeObject] { project.objects("buildPhases", of: object) }

    /// The ids of files in the phases of a kind, in their order.
    private func files(in kind: String) -> [XcodeObject] {
        phases.filter { $0.kind == kind }.flatMap { project.objects("files", of: $0) }
    }

    /// The references that the target compiles or copies. One of a variant group stands for a file of each language.
    var members: [XcodeObject] {
        var visited: Set<String> = []
        var found: [XcodeObject] = []
        let files = files(in: "PBXSourcesBuildPhase") + files(in: "PBXResourcesBuildPhase")
        var rest = Array(files.compactMap { project.object("fileRef", of: $0) }.reversed())
        while let reference = rest.popLast() {
            guard visited.insert(reference.id).inserted else { continue }
            if reference.kind == "PBXVariantGroup" {
                rest += project.objects("children", of: reference).reversed()
            } else {
                found.append(reference)
            }
        }
        return found
    }

    /// The references of libraries and frameworks that the target links.
    var links: [XcodeObject] {
        files(in: "PBXFrameworksBuildPhase").compactMap { project.object("fileRef", of: $0) }
    }

    /// The names of phases that run scripts.
    var scripts: [String] {
        phases.filter { $0.kind == "PBXShellScriptBuildPhase" }.map { $0.name ?? "Run Script" }
    }

    /// The targets that are built before this one.
    var dependencies: [XcodeTarget] {
        project.objects("dependencies", of: object).compactMap { dependency in
            let target = project.object("target", of: dependency)
            return target.map { XcodeTarget(project: project, object: $0) }
        }
    }

    /// The file name of what the target makes, such as `Core.framework`.
    var product: String? { project.object("productReference", of: object)?["path"] }

    /// The products of packages that the target uses.
    var packageProducts: [XcodeObject] {
        let linked = files(in: "PBXFrameworksBuildPhase").compactMap { project.object("productRef", of: $0) }
        var visited: Set<String> = []
        return (project.objects("packageProductDependencies", of: object) + linked).filter {
            $0["productName"] != nil && visited.insert($0.id).inserted
        }
    }
}

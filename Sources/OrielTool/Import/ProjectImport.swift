internal import Foundation

/// Imports targets of Xcode's projects.
struct ProjectImport {
    let root: SourceRoot
    let projects: [XcodeProject]
    private let paths: [String: ProjectPaths]
    private let files: [String: [SynchronizedFolder]]
    private var dependencies: PackageDependencies
    private var account = ImportAccount()

    /// - Parameter packages: The folders of packages in the workspace.
    init(root: SourceRoot, projects: [XcodeProject], packages: [String]) {
        self.root = root
        self.projects = projects
        var paths: [String: ProjectPaths] = [:]
        for project in projects { paths[project.key] = ProjectPaths(of: project) }
        self.paths = paths
        var account = ImportAccount()
        files = Dictionary(
            projects.map { project in
                let folders = SynchronizedFolder.groups(of: project).compactMap { group -> SynchronizedFolder? in
                    guard let path = paths[project.key]?[group.id] else { return nil }
                    guard let folder = root.contained(path) else {
                        account.leaveOut(path.shortened, TargetContents.outside)
                        return nil
                    }
                    return SynchronizedFolder(path: folder, group: group, project: project)
                }
                return (project.key, folders)
            }
        ) { first, _ in first }
        dependencies = PackageDependencies(root: root, projects: projects, paths: paths, packages: packages)
        self.account = account
    }

    /// - Parameters:
    ///   - name: The name of the package; nil for that of the app.
    ///   - targets: The targets to import; none for the first app.
    func package(name: String?, targets names: [String] = [], source: String) throws -> ImportedPackage {
        var work = self
        return try work.makePackage(name: name, targets: names, source: source)
    }

    private mutating func makePackage(name: String?, targets names: [String], source: String) throws -> ImportedPackage
    {
        let (paths, root) = (paths, root)
        func settings(of target: XcodeTarget) -> BuildSettings {
            BuildSettings(of: target) { reference in
                let path = paths[target.project.key]?[reference.id]
                return path.map { ConfigurationFile(root: root).settings(at: $0) } ?? [:]
            }
        }
        let selection = try TargetSelection(projects.flatMap(XcodeTarget.all), names: names, settings: settings)
        account.add(selection.account)
        var package = ImportedPackage(name: "", source: source)
        var modules: [String: String] = [:]
        for target in selection.chosen {
            let settings = settings(of: target)
            let wanted = ModuleName.target(settings["PRODUCT_MODULE_NAME"] ?? target.name)
            let module = Self.unused(wanted, in: Set(modules.values))
            guard var imported = makeTarget(target, module: module, settings: settings) else { continue }
            modules[target.key] = module
            let used = target.kind == .tests ? selection.tested(by: target) : selection.libraries(of: target)
            let libraries = used.compactMap { modules[$0.key] }.map(ImportedTarget.Dependency.target)
            imported.dependencies = libraries + dependencies.products(of: target)
            package.targets.append(imported)
        }
        guard let main = package.targets.first(where: { $0.kind == .app }) ?? package.targets.first else {
            throw ToolError("\(source): no target has Swift files")
        }
        package.name = name ?? main.name
        package.language = Self.language(projects[0].developmentLanguage)
        (package.packages, package.localPackages) = (dependencies.remote, dependencies.local)
        account.add(dependencies.account)
        package.account = account
        return package
    }

    /// - Returns: Nil if the target has no Swift files.
    private mutating func makeTarget(_ target: XcodeTarget, module: String, settings: BuildSettings) -> ImportedTarget?
    {
        var contents = TargetContents(root: root)
        for path in members(of: target) { contents.add(path) }
        if target.kind == .tests { leaveOutXCTest(&contents) }
        account.add(contents.account)
        let kind: ImportedTarget.Kind =
            switch target.kind {
            case .app: .app
            case .tests: .tests
            case .library, .other: .library
            }
        var result = contents.target(name: module, kind: kind)
        guard result.hasSources else {
            account.leaveOut("target \(target.name.shortened)", "Targets without Swift files")
            return nil
        }
        result.settings = TargetSettings(settings: settings).swift
        for script in target.scripts {
            account.leaveOut("\(script.shortened) (\(target.name.shortened))", "Scripts of builds are not run")
        }
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            account.leaveOut(header.shortened, "Bridging headers: Swift on Linux has no Objective-C")
        }
        if target.kind == .app {
            let information = TargetInformation(settings: settings, project: target.project, root: root)
            result.information = information.data(account: &account)
            let hasEntry = contents.sources.contains {
                $0.hasSuffix("/main.swift") || SourceText(path: $0).hasEntry
            }
            if !hasEntry { account.note("No file of \(module) has @main: the program has no beginning.") }
        }
        return result
    }

    /// The absolute paths of the files of a target, those that are missing or outside included.
    private mutating func members(of target: XcodeTarget) -> [String] {
        let key = target.project.key
        let listed = target.members.compactMap { reference in paths[key]?[reference.id] }
        let synchronized = (files[key] ?? []).flatMap { folder in
            let explicit = folder.explicitFolders
            let all = root.files(in: folder.path) { path in
                !FileKind.isBundle(path) && !explicit.contains(path) && !SourceRoot.isFile(path + "/Package.swift")
            }
            account.note(all, in: root.relative(folder.path))
            return folder.members(of: target, among: all.filter { $0.hasPrefix(folder.path + "/") })
        }
        return listed + synchronized
    }

    private func leaveOutXCTest(_ contents: inout TargetContents) {
        contents.leaveOut("Tests of XCTest; `import Testing` has tests that run here") {
            SourceText(path: $0).imports("XCTest")
        }
        // Helpers without a test are not needed.
        guard !contents.sources.contains(where: { SourceText(path: $0).imports("Testing") }) else { return }
        contents.leaveOut("Files of test targets without tests of Swift Testing") { _ in true }
    }

    private static func unused(_ name: String, in names: Set<String>) -> String {
        let taken = Set(names.map { $0.lowercased() })
        guard taken.contains(name.lowercased()) else { return name }
        return (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0.lowercased()) } ?? name
    }

    private static func language(_ text: String) -> String {
        text.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,3}/) == nil ? "en" : text
    }
}

extension XcodeProject {
    var key: String { "\(folder)/\(name)" }
}

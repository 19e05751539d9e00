internal import Foundation

/// Reads a project, writes the package, builds it, and writes the report.
struct ImportRun {
    /// Builds a package: receives arguments of `swift build`, the folder, and a function for the lines of the output.
    ///
    /// - Returns: The exit code.
    typealias Build = ([String], String, (Substring) -> Void) throws -> Int32

    let path: String
    let oriel: OrielFolder
    /// The folder of the package; nil for `NAME-linux` next to the project.
    var output: String?
    var name: String?
    var targets: [String] = []
    var root: String?
    /// Nil to leave the build out.
    var build: Build?

    init(path: String, oriel: OrielFolder) {
        self.path = path
        self.oriel = oriel
    }

    /// - Returns: The report, which is in `IMPORT.md`, too, and the folder of the package.
    /// - Throws: `ToolError` if the project cannot be read or the package cannot be written.
    func report() throws -> (ImportReport, folder: URL) {
        let source = try ImportSource(path: path, root: root)
        let package = try package(of: source)
        let folder = try folder(for: package, of: source)
        try PackageWriter(package: package, root: source.root, oriel: oriel).write(to: folder)
        let outcome = try outcome(of: package, in: folder)
        let report = ImportReport(package: package, outcome: outcome, table: CompatibilityTable(in: oriel))
        try Data(report.text.utf8).write(to: folder.appending(path: "IMPORT.md"))
        return (report, folder)
    }

    func package(of source: ImportSource) throws -> ImportedPackage {
        var package: ImportedPackage
        switch source.content {
        case .folder:
            guard targets.isEmpty else { throw ToolError("a folder of sources has no targets; leave --target out") }
            let path = source.root.contained(source.path) ?? source.path
            package = try FolderImport(root: source.root, path: path).package(name: name)
        case .projects(let projects, let packages):
            let work = ProjectImport(root: source.root, projects: projects, packages: packages)
            package = try work.package(name: name, targets: targets, source: source.name)
        }
        package.account.add(source.account)
        return package
    }

    private func folder(for package: ImportedPackage, of source: ImportSource) throws -> URL {
        let folder =
            output.map { URL(fileURLWithPath: $0).standardizedFileURL }
            ?? source.surroundings.appending(path: "\(package.name)-linux")
        if case .folder = source.content, folder.path.hasPrefix(source.path + "/") {
            throw ToolError("\(folder.path) is among the sources; choose a folder outside of them with --output")
        }
        return folder
    }

    private func outcome(of package: ImportedPackage, in folder: URL) throws -> ImportReport.Outcome {
        guard let build else { return .notBuilt }
        // With several apps, named by --target, builds all of them.
        let product = package.programs.count == 1 ? ["--product", package.programs[0]] : []
        var output = ""
        let status = try build(product, folder.path) { output += "\($0)\n" }
        return status == 0 ? .built : .failed(BuildFindings(output: output, in: folder.path))
    }
}

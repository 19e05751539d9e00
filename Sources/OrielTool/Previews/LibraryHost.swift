internal import Foundation

/// A small package whose program links the libraries of another package, so that their previews can be shown.
struct LibraryHost {
    /// The name of the program. Packages can share a folder for builds, so that of the package is a part of it.
    let name: String
    /// In the folder for what builds make.
    let folder: String
    private let package: PackageOutline
    private let oriel: OrielFolder

    /// - Throws: `ToolError` if the package has no libraries either.
    init(package: PackageOutline, oriel: OrielFolder, scratch: String) throws {
        guard !package.libraries.isEmpty else {
            throw ToolError("the package has no program and no library; add a product .library to Package.swift")
        }
        name = package.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } + "PreviewHost"
        folder = "\(scratch)/previews/\(name)"
        self.package = package
        self.oriel = oriel
    }

    func write() throws {
        let sources = URL(fileURLWithPath: "\(folder)/Sources/\(name)")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try write(manifest, to: "\(folder)/Package.swift")
        try write(program, to: sources.appending(path: "Main.swift").path)
        // The versions that the package is tested with.
        let versions = try? String(contentsOfFile: "\(package.folder)/Package.resolved", encoding: .utf8)
        if let versions { try write(versions, to: "\(folder)/Package.resolved") }
    }

    /// Keeps a file as it is if it has the text already, so that it is not compiled again.
    private func write(_ text: String, to path: String) throws {
        guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { return }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    var manifest: String {
        let products = package.libraries.map { ".product(name: \(quoted($0)), package: \(quoted(package.name)))" }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            // Made by oriel previews.
            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v15)],
                dependencies: [
                    .package(name: \(quoted(package.name)), path: \(quoted(package.folder))),
                    .package(name: "oriel", path: \(quoted(oriel.path))),
                ],
                targets: [
                    .executableTarget(
                        name: "\(name)",
                        dependencies: [
                            .product(name: "Oriel", package: "oriel"),
                            \(products.joined(separator: ",\n                "))
                        ]
                    )
                ]
            )

            """
    }

    private let program = """
        import OrielUI

        @main
        struct PreviewHostApp: App {
            var body: some Scene { WindowGroup { EmptyView() } }
        }

        """

    private func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}

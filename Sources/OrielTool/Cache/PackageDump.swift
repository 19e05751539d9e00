internal import Foundation

/// What `swift package dump-package` says of a manifest, without fetching other packages.
struct PackageDump: Decodable {
    struct Target: Decodable { let name: String }

    struct Dependency: Decodable {
        struct Folder: Decodable {
            let path: String
        }

        /// Nil if the package is fetched.
        let fileSystem: [Folder]?
    }

    let targets: [Target]
    let dependencies: [Dependency]

    /// - Parameters:
    ///   - folder: The folder of the package.
    ///   - scratchPath: The build folder to use; nil for that of the package.
    static func of(_ folder: String, scratchPath: String? = nil) throws -> PackageDump {
        let place = scratchPath.map { ["--scratch-path", $0] } ?? []
        let text = try Subprocess.output(of: ["swift", "package"] + place + ["dump-package"], in: folder)
        return try JSONDecoder().decode(PackageDump.self, from: Data(text.drop { $0 != "{" }.utf8))
    }

    /// The folders of the packages that it depends on; those that are fetched have none.
    var folders: [String] { dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path) }
}

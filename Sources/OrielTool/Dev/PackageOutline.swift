internal import Foundation

/// What `oriel dev` needs to know of a package: its programs, and the folders whose files make them.
struct PackageOutline: Equatable {
    let folder: String
    let name: String
    /// The names of the products that are programs.
    let programs: [String]
    /// The names of the products that are libraries.
    let libraries: [String]
    /// The folders of targets that are no tests, and of packages beside this one.
    let sources: [String]

    /// - Parameters:
    ///   - description: The output of `swift package describe --type json`.
    ///   - folder: The folder of the package.
    init(description: Data, folder: String) throws {
        let package = try JSONDecoder().decode(Package.self, from: description)
        self.folder = folder
        name = package.name
        programs = package.products.filter { $0.type.keys.contains("executable") }.map(\.name).sorted()
        libraries = package.products.filter { $0.type.keys.contains("library") }.map(\.name).sorted()
        let targets = package.targets.filter { $0.type != "test" }.map { "\(folder)/\($0.path)" }
        let packages = package.dependencies.filter { $0.identity != "oriel" }.compactMap(\.path)
        sources = targets + packages.map { "\($0)/Sources" }
    }

    /// - Parameter options: Those of `swift build`, so that packages are fetched once.
    static func of(_ folder: String, options: [String] = []) throws -> PackageOutline {
        guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
            throw ToolError("\(folder) has no Package.swift; run this in the folder of a package")
        }
        let command = ["swift", "package"] + options + ["describe", "--type", "json"]
        let text = try Subprocess.output(of: command, in: folder)
        // What comes before is the progress of fetching packages.
        return try PackageOutline(description: Data(text.drop { $0 != "{" }.utf8), folder: folder)
    }

    /// The program to run: the only one, or the one that is named.
    func program(_ name: String?) throws -> String {
        let list = programs.joined(separator: ", ")
        if let name {
            guard programs.contains(name) else { throw ToolError("the package has no program '\(name)', but: \(list)") }
            return name
        }
        guard programs.count == 1 else {
            throw ToolError(
                programs.isEmpty
                    ? "the package has no program; add an .executableTarget to Package.swift"
                    : "the package has several programs; choose one with --product: \(list)"
            )
        }
        return programs[0]
    }
}

/// The parts of the description that are read.
private struct Package: Decodable {
    struct Product: Decodable {
        /// Of a program: `{"executable": null}`.
        struct Kind: Decodable {
            let keys: [String]

            init(from decoder: any Decoder) throws {
                keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
            }
        }

        let name: String
        let type: Kind
    }

    struct Target: Decodable {
        let path: String
        let type: String
    }

    struct Dependency: Decodable {
        let identity: String
        /// Nil if the package is fetched.
        let path: String?
    }

    let name: String
    let products: [Product]
    let targets: [Target]
    let dependencies: [Dependency]
}

private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

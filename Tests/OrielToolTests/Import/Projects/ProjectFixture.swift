import Foundation
import Testing

@testable import OrielTool

/// A project that tests import: its files, and the one to import.
struct ProjectFixture: CustomTestStringConvertible, Sendable {
    /// The path of the project, the workspace or the folder.
    let path: String
    let files: [String: String]
    /// The file that says which others belong to it.
    let list: String

    init(_ path: String, list: String, files: [String: String]) {
        self.path = path
        self.files = files
        self.list = list
    }

    /// A project with one project file.
    init(_ path: String, objects: String, version: Int = 56, files: [String: String]) {
        self.init(path, list: "\(path)/project.pbxproj", files: files) {
            """
            // !$*UTF8*$!
            {
            	archiveVersion = 1;
            	classes = {
            	};
            	objectVersion = \(version);
            	objects = {
            \(objects)
            	};
            	rootObject = P0 /* Project object */;
            }
            """
        }
    }

    private init(_ path: String, list: String, files: [String: String], text: () -> String) {
        self.init(path, list: list, files: files.merging([list: text()]) { $1 })
    }

    var testDescription: String { path }

    /// All that have a list of files.
    static let all: [ProjectFixture] = [
        notes, ledger, weather, shop, camera, travel, radio, chess, diary, puzzle, recipes, escape, music,
    ]

    /// Writes the files into a folder named `Projects` of a temporary folder.
    ///
    /// - Parameter list: Bytes in the place of the list of files.
    func write(to folder: TemporaryFolder, list bytes: [UInt8]? = nil) throws {
        for (path, text) in files { try folder.write("Projects/\(path)", text) }
        if let bytes { try Data(bytes).write(to: folder.url.appending(path: "Projects/\(list)")) }
    }

    /// Imports the project as the command does, without writing the package.
    func importPackage(
        in folder: TemporaryFolder,
        targets: [String] = [],
        root: String? = nil
    ) throws -> ImportedPackage {
        let path = folder.url.appending(path: "Projects/\(path)").path
        var run = ImportRun(path: path, oriel: try Self.oriel)
        run.targets = targets
        return try run.package(of: ImportSource(path: path, root: root))
    }

    /// The sources of this package.
    static var oriel: OrielFolder {
        get throws { try OrielFolder(URL(fileURLWithPath: #filePath).appending(path: "../../../../..")) }
    }

    /// Writes the project into a temporary folder and imports it.
    func imported(targets: [String] = []) throws -> ImportedPackage {
        let folder = try TemporaryFolder()
        try write(to: folder)
        return try importPackage(in: folder, targets: targets)
    }
}

extension ImportedPackage {
    func target(_ name: String) -> ImportedTarget? { targets.first { $0.name == name } }

    /// The names that were left out, without the reasons.
    var leftOut: Set<String> { account.leftOut.values.reduce(into: []) { $0.formUnion($1) } }

    /// The names that were left out for a reason that begins with some words.
    func leftOut(_ reason: String) -> Set<String> {
        account.leftOut.filter { $0.key.hasPrefix(reason) }.values.reduce(into: []) { $0.formUnion($1) }
    }
}

/// Files that most fixtures have.
enum Sample {
    static let app =
        "import SwiftUI\n@main\nstruct TheApp: App { var body: some Scene { WindowGroup { Text(\"A\") } } }\n"
    static let view = "import SwiftUI\nstruct SomeView: View { var body: some View { Text(\"B\") } }\n"
    static let test = "import Testing\n@Test func works() {}\n"
    static let xctest = "import XCTest\nfinal class OldTests: XCTestCase {}\n"
    static let contents = #"{"info": {"version": 1, "author": "xcode"}}"#
    static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Kit",
            products: [.library(name: "Kit", targets: ["Kit"])],
            targets: [.target(name: "Kit")]
        )

        """
}

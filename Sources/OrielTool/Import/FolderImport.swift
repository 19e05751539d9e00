internal import Foundation

/// Imports a folder of sources without a project: one app, with all that is in the folder.
struct FolderImport {
    let root: SourceRoot
    /// The folder of sources.
    let path: String

    /// - Throws: `ToolError` if there are no Swift files.
    func package(name: String?) throws -> ImportedPackage {
        var contents = TargetContents(root: root)
        let files = root.files(in: path, enters: Self.enters)
        for file in files where SourceRoot.isFile(file) || FileKind.isBundle(file) {
            contents.add(file)
        }
        contents.leaveOut("Tests of a folder without a project") { file in
            let text = SourceText(path: file)
            return text.imports("XCTest") || text.imports("Testing")
        }
        let folder = (path as NSString).lastPathComponent
        let title = ModuleName.target(name ?? (folder as NSString).deletingPathExtension)
        var app = contents.target(name: title, kind: .app)
        guard app.hasSources else { throw ToolError("\(path) has no Swift files") }
        var package = ImportedPackage(name: name ?? title, source: folder)
        package.account.add(contents.account)
        package.account.note(files, in: folder)
        if let list = files.first(where: { ($0 as NSString).lastPathComponent == "Info.plist" }) {
            let data = FileManager.default.contents(atPath: list) ?? Data()
            if (try? Nesting.xmlObject(data)) != nil {
                app.information = data
            } else {
                package.account.leaveOut(root.relative(list), "An Info.plist that cannot be read; save it as XML")
            }
        }
        // Without a project, the language version is unknown; Swift 5 compiles more code than Swift 6.
        app.settings = [".swiftLanguageMode(.v5)"]
        package.language = app.developmentLanguage
        package.targets = [app]
        return package
    }

    private static func enters(_ path: String) -> Bool {
        let name = (path as NSString).lastPathComponent
        return !FileKind.isBundle(path) && !["Pods", "Carthage", "DerivedData", "build", "node_modules"].contains(name)
            && !SourceRoot.isFile(path + "/Package.swift")
    }
}

extension ImportedTarget {
    /// A language that the resources have: English, if it is among them.
    fileprivate var developmentLanguage: String {
        let languages = files.keys.compactMap { path -> String? in
            let parts = path.split(separator: "/")
            return parts.first { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        }
        return languages.contains("en") ? "en" : languages.filter { $0 != "Base" }.sorted().first ?? "en"
    }
}

internal import Foundation

/// What SwiftPM remembers in a scratch folder about the package that it has built last.
///
/// It takes the plan of that package for the next build, too, as long as that package's files are where they were, even if the next
/// package is another one with the same name in another folder. Then the old package is built again, and nothing is said.
enum BuildPlan {
    private static let names = ["debug.yaml", "release.yaml"]

    /// Removes the plans in a scratch folder that are not for a package.
    ///
    /// - Parameters:
    ///   - scratch: The scratch folder; a relative path begins in the folder of the package.
    ///   - folder: The folder of the package.
    static func removeOthers(in scratch: String, keepingThatOf folder: String) throws {
        let base = URL(fileURLWithPath: scratch, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
        let manifest = Data("\"\(folder)/Package.swift\"".utf8)
        for name in names {
            let file = base.appending(path: name)
            // In a folder without a plan there is nothing to remove.
            guard let plan = try? Data(contentsOf: file, options: .alwaysMapped) else { continue }
            if plan.range(of: manifest) == nil { try FileManager.default.removeItem(at: file) }
        }
    }
}

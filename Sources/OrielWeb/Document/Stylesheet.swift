package import Foundation

/// The style rules shared by all pages. The styles of views come after them.
package enum Stylesheet {
    /// Loads the files of the `Stylesheets` folder, in the order of their names.
    ///
    /// - Throws: The file system's error if the package's resources are not next to the executable.
    package static func load(from folder: URL = Bundle.module.resourceURL!.appendingPathComponent("Stylesheets")) throws
        -> String
    {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "css" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { try String(contentsOf: $0, encoding: .utf8) }
            .joined(separator: "\n")
    }
}

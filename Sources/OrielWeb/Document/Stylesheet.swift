package import Foundation

/// The rules that all pages share; what views declare by themselves comes after them.
package enum Stylesheet {
    /// The sheets of the `Stylesheets` folder, in the order of their names.
    ///
    /// - Throws: The error of the file system if the package's resources are not beside the program.
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

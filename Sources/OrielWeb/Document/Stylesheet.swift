import Foundation

/// The style rules shared by all pages. The styles of views come after them.
package enum Stylesheet {
    /// Loads the rules that every page contains: the files of the `Stylesheets` folder, in the order of their names.
    ///
    /// - Throws: The file system's error if the package's resources are not next to the executable.
    package static func load() throws -> String { try load { $0.first?.isNumber == true } }

    /// Loads the rules for ``conditionalMedia``, which come after all others.
    ///
    /// They are a file of their own: few readers need them, and a browser loads the file without delaying the page.
    ///
    /// - Throws: The file system's error if the package's resources are not next to the executable.
    package static func loadConditional() throws -> String { try load { $0.first?.isNumber != true } }

    /// Paper, and the colours of contrast themes.
    package static let conditionalMedia = "print, (forced-colors: active)"

    /// The bundle has all files of `Stylesheets` in one folder. Names of rules for every page begin with a number.
    private static func load(where isIncluded: (String) -> Bool) throws -> String {
        try FileManager.default.contentsOfDirectory(at: Bundle.module.resourceURL!, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "css" && isIncluded($0.lastPathComponent) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { try String(contentsOf: $0, encoding: .utf8) }
            .joined(separator: "\n")
    }
}

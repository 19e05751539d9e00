internal import Foundation

/// The shared libraries that a program loads, and what the C library reads on the side.
enum LoadedLibraries {
    /// The paths of the libraries and of the loader.
    ///
    /// - Throws: `ToolError` if one is missing on this machine.
    static func paths(of program: String) throws -> [String] {
        let linked = try parse(Subprocess.output(of: ["ldd", program]))
        let optional = optional(near: linked)
        let paths = try linked + optional + optional.flatMap { try parse(Subprocess.output(of: ["ldd", $0])) }
        var known: Set<String> = []
        return paths.filter { known.insert($0).inserted }
    }

    /// Libraries that servers load while they run, if the machine has them. With them, scripts and fonts are sent in
    /// Brotli, and fonts in WOFF 2 files can be read.
    private static let optionalNames = ["libbrotlienc.so.1", "libbrotlidec.so.1"]

    /// Returns the paths of the optional libraries in the folders of others.
    static func optional(near libraries: [String]) -> [String] {
        let folders = Set(libraries.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }).sorted()
        return optionalNames.compactMap { name in
            folders.map { "\($0)/\(name)" }.first(where: FileManager.default.fileExists(atPath:))
        }
    }

    /// - Parameter list: What `ldd` prints.
    static func parse(_ list: String) throws -> [String] {
        try list.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map { $0.trimmingCharacters(in: .whitespaces) }
            if line.contains("not found") { throw ToolError("the program needs \(words[0]), which this machine lacks") }
            // "libz.so.1 => /lib/libz.so.1 (0x…)", "/lib64/ld-linux-x86-64.so.2 (0x…)", and "linux-vdso.so.1 (0x…)", which is no file.
            return words.first { $0.hasPrefix("/") }
        }
    }

    /// Time zones, and the certificates of the authorities that this machine trusts.
    static let data = ["/usr/share/zoneinfo", "/etc/ssl/certs/ca-certificates.crt"]
}

internal import Foundation

/// A folder with a program and its resources, which runs wherever it is copied.
struct ReleaseFolder {
    let program: String
    let path: String

    /// The packages of Debian and Ubuntu that each program needs on its host; libcurl brings Brotli.
    static let hostPackages = ["ca-certificates", "libcurl4", "libstdc++6", "tzdata", "zlib1g"]

    /// Makes the folder.
    ///
    /// - Parameters:
    ///   - products: The folder in which SwiftPM has put what it has built.
    ///   - path: The folder to make; one that is there is replaced.
    init(program: String, products: String, at path: String) throws {
        self.program = program
        self.path = path
        try Self.check(path, program: program)
        let files = FileManager.default
        if files.fileExists(atPath: path) { try files.removeItem(atPath: path) }
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
        let binary = "\(products)/\(program)"
        try files.copyItem(atPath: binary, toPath: "\(path)/\(program)")
        // Names of functions stay, for the backtrace of a trap.
        let status = try Subprocess.run(["strip", "--strip-debug", "\(path)/\(program)"]) { Console.print("\($0)") }
        guard status == 0 else { throw ToolError("strip failed with exit code \(status); it comes with binutils") }
        for bundle in try Self.bundles(of: program, in: products) {
            try files.copyItem(atPath: "\(products)/\(bundle)", toPath: "\(path)/\(bundle)")
        }
    }

    /// - Throws: `ToolError` if there is something else at the path, which would be lost.
    static func check(_ path: String, program: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        let names = isFolder.boolValue ? try FileManager.default.contentsOfDirectory(atPath: path) : []
        let isOurs = names.allSatisfy { $0 == program || $0.hasSuffix(".resources") }
        guard isFolder.boolValue, names.isEmpty || names.contains(program) && isOurs else {
            throw ToolError("\(path) holds other files; choose another folder with --output, or empty it")
        }
    }

    /// The folders of resources of the targets that a program links: other programs may have been built in the same folder.
    ///
    /// An optimised program does not contain their names unless it uses `Bundle.module`; it finds them beside it.
    static func bundles(of program: String, in products: String) throws -> [String] {
        let list = "\(products)/\(program).product/Objects.LinkFileList"
        guard let objects = try? String(contentsOfFile: list, encoding: .utf8) else {
            throw ToolError("\(list) cannot be read; expected what SwiftPM has linked")
        }
        let targets = targets(linking: objects)
        // "package_Target.resources".
        return try FileManager.default.contentsOfDirectory(atPath: products)
            .filter { name in targets.contains { name.hasSuffix("_\($0).resources") } }
            .sorted()
    }

    /// - Parameter objects: A path in each line, such as `…/Target.build/View.swift.o`.
    private static func targets(linking objects: String) -> Set<Substring> {
        Set(
            objects.split(separator: "\n").compactMap { path in
                path.split(separator: "/").last { $0.hasSuffix(".build") && $0 != ".build" }?.dropLast(6)
            }
        )
    }

    /// In bytes.
    var size: Int64 { get throws { try Self.size(ofItem: path) } }

    /// The bytes of a file, or of all files in a folder.
    static func size(ofItem path: String) throws -> Int64 {
        let keys: Set<URLResourceKey> = [.fileSizeKey]
        let item = URL(fileURLWithPath: path)
        let within = FileManager.default.enumerator(at: item, includingPropertiesForKeys: Array(keys))
        return try ([item] + (within?.compactMap { $0 as? URL } ?? [])).reduce(0) { sum, file in
            sum + Int64(try file.resourceValues(forKeys: keys).fileSize ?? 0)
        }
    }
}

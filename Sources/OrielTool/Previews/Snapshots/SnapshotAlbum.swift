internal import Foundation

/// The folder with the pictures of the previews, and what differs from it.
struct SnapshotAlbum {
    let folder: URL
    let updates: Bool
    private let variants: [PreviewVariant]
    private var names: Set<String> = []
    private(set) var counts: [Result: Int] = [:]

    enum Result: String, CaseIterable { case same, new, different, updated, failed, gone, removed }

    init(folder: URL, variants: [PreviewVariant], updates: Bool) {
        self.folder = folder.standardizedFileURL
        self.variants = variants
        self.updates = updates
    }

    /// The path of a picture in the folder, such as `Sources/Notes/ContentView/Signed in.dark.png`.
    static func name(of entry: PreviewEntry, _ variant: PreviewVariant) -> String {
        let file = entry.file.replacing(".swift", with: "").split(separator: "/").map { clean($0) }.joined(
            separator: "/"
        )
        // The number keeps previews with the same name apart.
        let number = entry.id.split(separator: ":").last ?? "1"
        return "\(file)/\(number) \(clean(entry.title)).\(clean(variant.name)).png"
    }

    private static func clean(_ text: some StringProtocol) -> String {
        let text = String(text.prefix(80).map { $0.isLetter || $0.isNumber || " -_,+".contains($0) ? $0 : "_" })
        return text.isEmpty ? "_" : text
    }

    private var differences: URL { folder.appending(path: "differences") }

    /// Removes the differences of the last time.
    mutating func begin() throws {
        if FileManager.default.fileExists(atPath: differences.path) {
            try FileManager.default.removeItem(at: differences)
        }
    }

    /// Compares a picture with the one of its name, and writes what is new.
    mutating func add(
        _ picture: Data,
        name: String,
        difference: (Data, Data) throws -> PictureComparison.Difference?
    ) throws {
        names.insert(name)
        let file = folder.appending(path: name)
        guard FileManager.default.fileExists(atPath: file.path) else {
            try write(picture, to: file)
            return note(.new, name)
        }
        // One that cannot be read is not one that is missing: it is not written over.
        guard let old = FileManager.default.contents(atPath: file.path) else {
            throw ToolError("\(file.path) cannot be read; expected a picture that an earlier run has written")
        }
        guard old != picture, let found = try difference(old, picture) else { return note(.same) }
        if updates {
            try write(picture, to: file)
            return note(.updated, name)
        }
        try write(found.picture, to: differences.appending(path: name))
        note(.different, name, "\(found.pixels) pixels, see \(differences.appending(path: name).path)")
    }

    mutating func fail(_ name: String, _ message: String) {
        names.insert(name)
        note(.failed, name, message)
    }

    /// Looks for pictures of previews that are gone, in the variants of this run.
    mutating func end() throws {
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        for name in files.sorted() where isOurs(name) && !names.contains(name) {
            guard updates else {
                note(.gone, name, "the package has no such preview; --update removes the picture")
                continue
            }
            try FileManager.default.removeItem(at: folder.appending(path: name))
            note(.removed, name)
        }
    }

    /// Whether a file has a name as this tool gives it; others in the folder are left alone.
    private func isOurs(_ name: String) -> Bool {
        guard !name.hasPrefix("differences/"), let file = name.split(separator: "/").last,
            file.prefixMatch(of: /\d+ ./) != nil
        else { return false }
        return variants.contains { file.hasSuffix(".\(Self.clean($0.name)).png") }
    }

    private mutating func note(_ result: Result, _ name: String? = nil, _ message: String? = nil) {
        counts[result, default: 0] += 1
        if let name { Console.print("\(result.rawValue)  \(name)" + (message.map { ": \($0)" } ?? "")) }
    }

    private func write(_ picture: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try picture.write(to: file)
    }

    /// Whether no picture differs, no preview has failed, and none is gone.
    var isUnchanged: Bool { [Result.different, .failed, .gone].allSatisfy { counts[$0] == nil } }

    var summary: String {
        let parts = Result.allCases.compactMap { result in counts[result].map { "\($0) \(result.rawValue)" } }
        return "Pictures: " + (parts.isEmpty ? "none" : parts.joined(separator: ", "))
    }
}

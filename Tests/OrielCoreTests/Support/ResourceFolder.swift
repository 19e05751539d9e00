import Foundation

/// A bundle with the files of one test; its deinit deletes the folder.
final class ResourceFolder {
    let url: URL
    let bundle: Bundle

    /// - Parameter files: The contents of the files by path.
    init(_ files: [String: Data]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString).resources")
        for (path, data) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: file)
        }
        struct NoBundle: Error {}
        guard let bundle = Bundle(url: url) else { throw NoBundle() }
        self.bundle = bundle
    }

    convenience init(texts: [String: String]) throws { try self.init(texts.mapValues { Data($0.utf8) }) }

    deinit { try? FileManager.default.removeItem(at: url) }
}

import Foundation

/// A bundle made of files for one test; the folder goes with it.
final class ResourceFolder {
    let url: URL
    let bundle: Bundle

    /// - Parameter files: What is in the files, by path.
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

import Foundation

/// A folder that is removed when the object is released.
final class TestFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(
            path: "oriel-foundation-\(UUID().uuidString)",
            directoryHint: .isDirectory
        )
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            fatalError("The folder of a test cannot be removed: \(error)")
        }
    }

    /// Writes a file in the folder.
    func file(_ name: String, _ text: String = "Hello") throws -> URL {
        let file = url.appending(path: name, directoryHint: .notDirectory)
        try Data(text.utf8).write(to: file)
        return file
    }
}

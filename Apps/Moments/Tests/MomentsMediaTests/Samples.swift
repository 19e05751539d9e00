import Foundation
import Testing

@testable import MomentsMedia

/// Returns a file of the folder Photos; `make.py` in that folder describes each.
func photo(_ name: String) throws -> Data {
    let folder = try #require(Bundle.module.url(forResource: "Photos", withExtension: nil))
    return try Data(contentsOf: folder.appendingPathComponent(name))
}

/// A folder that is deleted with the last reference.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The paths of all files in it, relative and sorted.
    var files: [String] {
        let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: url.path + "/" + path, isDirectory: &isFolder)
            return isThere && !isFolder.boolValue
        }.sorted()
    }
}

/// Waits until a condition holds; fails after two minutes, because hundreds of tests share the processors.
func expectSoon(_ condition: () -> Bool, location: SourceLocation = #_sourceLocation) async {
    let deadline = ContinuousClock.now + .seconds(120)
    while !condition() {
        guard ContinuousClock.now < deadline else {
            Issue.record("the condition did not come to hold", sourceLocation: location)
            return
        }
        await Task.yield()
    }
}

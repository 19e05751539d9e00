import Foundation
import Synchronization

/// The pictures this process can serve.
///
/// The views that show a picture retain it. The newest ones are also retained here, since a browser may request a
/// picture just after its view was removed.
final class ImageFiles: Sendable {
    private struct WeakFile {
        weak var file: ImageFile?
    }

    private struct State {
        var files: [String: WeakFile] = [:]
        /// The files retained here, oldest first.
        var recent: [ImageFile] = []
        var recentBytes = 0
    }

    static let shared = ImageFiles()

    /// The maximum number of bytes retained here; 32 MiB by default.
    private let recentLimit: Int
    private let state = Mutex(State())

    init(recentLimit: Int = 32 << 20) { self.recentLimit = recentLimit }

    func insert(_ file: ImageFile) {
        // Released after the lock: the deinitializer of a file calls `remove(_:)`, which acquires the lock.
        var dropped: [ImageFile] = []
        state.withLock { state in
            state.files[file.hash] = WeakFile(file: file)
            state.recent.append(file)
            state.recentBytes += file.byteCount
            while state.recentBytes > recentLimit, let first = state.recent.first {
                state.recentBytes -= first.byteCount
                dropped.append(state.recent.removeFirst())
            }
        }
    }

    func file(_ hash: String) -> ImageFile? { state.withLock { $0.files[hash]?.file } }

    /// Removes the entry of a deallocated file, unless another file with the same bytes has replaced it.
    func remove(_ hash: String) {
        state.withLock { state in
            if state.files[hash]?.file == nil { state.files[hash] = nil }
        }
    }
}

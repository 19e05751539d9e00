import Foundation
import Synchronization

/// The pictures this process can hand out.
///
/// What is shown is held by those who show it. What came last is held here too, since a browser may ask for a picture
/// just after its view has gone.
final class ImageFiles: Sendable {
    private struct WeakFile {
        weak var file: ImageFile?
    }

    private struct State {
        var files: [String: WeakFile] = [:]
        /// The newest last.
        var recent: [ImageFile] = []
        var recentBytes = 0
    }

    static let shared = ImageFiles()

    /// How many bytes are held that perhaps nobody shows.
    private let recentLimit: Int
    private let state = Mutex(State())

    init(recentLimit: Int = 32 << 20) { self.recentLimit = recentLimit }

    func insert(_ file: ImageFile) {
        // Files that end here say so themselves, for which the lock has to be free.
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

    /// Forgets a file that has ended, unless another of the same bytes has taken its place.
    func remove(_ hash: String) {
        state.withLock { state in
            if state.files[hash]?.file == nil { state.files[hash] = nil }
        }
    }
}

#if DEBUG
internal import Foundation
internal import Synchronization

/// The file that receives the errors of this process while it shows a preview. `oriel previews` shows it if the process traps.
enum PreviewLog {
    private static let path = Mutex<String?>(nil)

    /// Sends standard error to a file of its own.
    static func open(for address: PreviewAddress) {
        guard case .serve(let folder) = PreviewMode.current, let frame = address.frame else { return }
        let file = "\(folder)/\(frame).\(getpid())"
        let descriptor = Glibc.open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        dup2(descriptor, STDERR_FILENO)
        close(descriptor)
        path.withLock { $0 = file }
        // A process that ends as it should leaves no file.
        atexit { PreviewLog.remove() }
    }

    private static func remove() {
        if let path = path.withLock({ $0 }) { unlink(path) }
    }
}
#endif

internal import Foundation

extension LiveServer {
    /// Sends SIGTERM to the supervisor, which stops all workers, or to this process if there is no supervisor.
    ///
    /// Returns immediately; the server serves for ``ServerOptions/drainTimeout``, then stops within ``ServerOptions/shutdownTimeout``.
    public static func requestStop() {
        kill(Worker.current?.environment.supervisor ?? getpid(), SIGTERM)
    }
}

internal import Foundation

extension LiveServer {
    /// Sends SIGTERM to the server this process belongs to: to the supervisor where there is one, which stops all workers, and
    /// otherwise to this process.
    public static func requestStop() {
        kill(Worker.current?.environment.supervisor ?? getpid(), SIGTERM)
    }
}

internal import OrielServer

extension App {
    /// Runs the app: prints its URL and serves it to browsers until the process is stopped.
    ///
    /// `--help` lists the options; each can also be set by an environment variable.
    @MainActor
    public static func main() async { await serve() }
}

internal import OrielServer

extension App {
    /// Runs the app: serves it to browsers and prints its URL, until the process is stopped.
    ///
    /// `--help` lists the options; each can also be set by an environment variable.
    @MainActor
    public static func main() async { await serve() }
}

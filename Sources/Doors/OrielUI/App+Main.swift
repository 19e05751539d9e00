internal import OrielServer

extension App {
    /// Starts the app: serves it to browsers and prints the address, until the process is stopped.
    ///
    /// `--help` lists the options; each can be set by the environment, too.
    @MainActor
    public static func main() async { await serve() }
}

#if DEBUG
internal import ArgumentParser
internal import OrielCore

/// Serves the previews of the program.
struct PreviewCommand: ServerCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews",
        abstract: "Serves the previews of the program."
    )

    @OptionGroup var server: ServerOptions

    func run() async throws {
        var server = try LiveServer(PreviewApp.self, options: server)
        // Content that views load when they appear belongs to the first picture.
        server.patience = .seconds(1)
        try await server.run()
    }
}

/// The app whose pages are the previews.
struct PreviewApp: App {
    var body: some Scene { WindowGroup { PreviewRoot() } }
}
#endif

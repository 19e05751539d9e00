import ArgumentParser
import Hummingbird
import OrielServer

@main
enum Main {
    static func main() async { await LiveServer.main(Serve.self) }
}

/// Serves the pages, and a route for other programs.
struct Serve: ServerCommand {
    static let configuration = CommandConfiguration(commandName: "Hello")

    @OptionGroup var server: ServerOptions

    /// The guest book is in the memory of one process, so one worker has all pages.
    mutating func validate() { server.workers = min(server.workers, 1) }

    func run() async throws {
        let guestBook = GuestBook()
        var server = try LiveServer(HelloApp.self, options: self.server) { router in
            router.get("/api/guests") { _, _ in await guestBook.guests }
        }
        server.pagePaths = []
        server.sessionContext = { _ in
            var context = SessionContext()
            context.set(\.guestBook, to: guestBook)
            return context
        }
        try await server.run()
    }
}

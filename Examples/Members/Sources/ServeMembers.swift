import ArgumentParser
import Hummingbird
import OrielServer

@main
enum Main {
    static func main() async { await LiveServer.main(ServeMembers.self) }
}

/// Serves pages that know who is looking at them.
struct ServeMembers: ServerCommand {
    static let configuration = CommandConfiguration(commandName: "Members")

    @OptionGroup var server: ServerOptions

    /// The accounts are kept in memory, so one worker has to serve everybody.
    mutating func validate() { server.workers = min(server.workers, 1) }

    func run() async throws {
        let accounts = Accounts()
        var server = try LiveServer(MembersApp.self, options: self.server) { router in
            // Around the routes of this app and its pages.
            router.add(middleware: ServerNameMiddleware())
            // A route of its own beside the pages, for other programs; it knows people by the same cookie.
            router.get("/api/me") { request, _ in
                guard let name = await accounts.name(for: request.cookies["session"]?.value) else {
                    throw HTTPError(.unauthorized, message: "Sign in first.")
                }
                return name
            }
        }
        // Everything happens at `/`.
        server.pagePaths = []
        // Before a page is made: who is it for?
        server.sessionContext = { request in
            let token = request.cookies["session"]?.value
            let name = await accounts.name(for: token)
            var context = SessionContext()
            context.isSignedIn = name != nil
            context.set(\.accounts, to: accounts)
            context.edit { $0.member = name.map { Member(name: $0, token: token) } ?? Member() }
            return context
        }
        try await server.run()
    }
}

/// Says in each answer which program has given it.
struct ServerNameMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        response.headers[.server] = "Members"
        return response
    }
}

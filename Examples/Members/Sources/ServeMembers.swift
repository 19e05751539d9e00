import ArgumentParser
import Hummingbird
import OrielServer

@main
enum Main {
    static func main() async { await LiveServer.main(ServeMembers.self) }
}

/// A server whose pages depend on the signed-in member.
struct ServeMembers: ServerCommand {
    static let configuration = CommandConfiguration(commandName: "Members")

    @OptionGroup var server: ServerOptions

    /// Accounts are kept in memory, so a single worker has to serve all sessions.
    mutating func validate() { server.workers = min(server.workers, 1) }

    func run() async throws {
        let accounts = Accounts()
        var server = try LiveServer(MembersApp.self, options: self.server) { router in
            // The middleware applies to the app's routes and its pages.
            router.add(middleware: ServerNameMiddleware())
            // An additional route for other programs; it authenticates by the same cookie.
            router.get("/api/me") { request, _ in
                guard let name = await accounts.name(for: request.cookies["session"]?.value) else {
                    throw HTTPError(.unauthorized, message: "Sign in first.")
                }
                return name
            }
        }
        // The app has no path other than `/`.
        server.pagePaths = []
        // Determines the member of a session before its page is created.
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

/// A middleware that adds the name of this program to each response.
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

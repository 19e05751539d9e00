internal import Foundation
public import Hummingbird
public import OrielCore
internal import OrielWeb

/// Makes the pages of an app.
package struct AppPages<A: App>: LivePageFactory {
    package let styleSheet: String

    /// - Throws: The error of the file system if the package's style sheets are not beside the program.
    package init(_ app: A.Type) throws { styleSheet = try Stylesheet.load() }

    package func makePage(for request: PageRequest, services: SessionServices) async throws -> any LivePage {
        let page = AppPage<A>(request, services: services)
        guard request.mayLeadNowhere else { return page }
        // Views that appear may ask for something at once.
        services.attach(page)
        guard await page.leadsSomewhere else {
            await page.end()
            throw NoSuchPage()
        }
        return page
    }

    /// Makes a page that no server stands around, for benchmarks.
    package static func makeLonePage(at path: String) -> any LivePage {
        let services = SessionServices(
            session: SessionID(),
            tickets: TicketOffice(),
            assets: AssetStore(),
            folder: TemporaryFolder()
        )
        return AppPage<A>(PageRequest(path: path), services: services)
    }
}

extension LiveServer {
    /// Makes a server for an app.
    ///
    /// - Parameter routes: Adds the host's own routes and middleware.
    /// - Throws: The error of the file system if the package's resources are not beside the program.
    public init<A: App>(
        _ app: A.Type,
        options: ServerOptions = ServerOptions(),
        routes: @escaping @Sendable (Router<ServerRequestContext>) throws -> Void = { _ in }
    ) throws {
        self.init(pages: try AppPages(app), options: options, routes: routes)
        pagePaths = (app as? any RoutedApp.Type)?.pagePaths
    }
}

extension App {
    /// Serves the app at the address the command line and the environment ask for, until the process is stopped.
    ///
    /// `--help` lists the options.
    package static func serve() async -> Never { await LiveServer.main(AppCommand<Self>.self) }
}

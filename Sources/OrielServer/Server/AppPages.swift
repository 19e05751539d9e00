internal import Foundation
public import Hummingbird
public import OrielCore
internal import OrielResources
internal import OrielWeb

/// Creates the pages of an app.
package struct AppPages<A: App>: LivePageFactory {
    package let styleSheet: String
    package let conditionalStyleSheet: String
    package let name: String

    /// - Throws: The file system's error if the package's style sheets are not next to the executable.
    package init(_ app: A.Type) throws {
        styleSheet = try Stylesheet.load() + "\n" + FontRules.text(for: .shared) { FontStore.prefix + $0.name }
        conditionalStyleSheet = try Stylesheet.loadConditional()
        name = AppPage<A>.appName
    }

    package func makePage(for request: PageRequest, services: SessionServices) async throws -> any LivePage {
        let page = AppPage<A>(request, services: services)
        guard let patience = request.searchPatience else { return page }
        // Views may use the services as soon as they appear.
        services.attach(page)
        guard await page.leadsSomewhere(patience: patience) else {
            await page.end()
            throw NoSuchPage()
        }
        return page
    }

    /// Creates a page without a server, for benchmarks.
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
    /// Creates a server for an app.
    ///
    /// - Parameters:
    ///   - app: The type of the app. Each session creates its own value.
    ///   - options: The address and limits. The default is the values of the environment variables.
    ///   - routes: Adds the host's own routes and middleware.
    /// - Throws: The file system's error if the package's resources are not next to the executable.
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
    /// Serves the app at the address given by the command line and the environment until the process is stopped.
    ///
    /// `--help` lists the options.
    package static func serve() async -> Never { await LiveServer.main(AppCommand<Self>.self) }
}

import Hummingbird
import OrielCore
import Testing

@testable import OrielServer

/// Tests that unknown paths do not create sessions.
@Suite struct PathTests {
    @Test(arguments: ["/.git/config", "/wp-login", "/admin/.env", "/nothing/at/all"])
    func `a missing page is answered with a small page`(path: String) async throws {
        try await TestServer.run(configure: { $0.pagePaths = ["friends"] }) { server async throws in
            let answer = try await server.get(path)

            #expect(answer.status == 404)
            #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
            #expect(answer.text.contains("<h1>Page not found</h1>") && answer.text.contains("href=\"/\""))
            #expect(answer.body.count < 2000)
            #expect(server.pages.count == 0)
            #expect(server.metric("oriel_sessions_opened_total") ?? 0 == 0)
        }
    }

    @Test func `it has no scripts, is not cached, and uses the browser's language`() async throws {
        try await TestServer.run(configure: { $0.pagePaths = [] }) { server async throws in
            let answer = try await server.get("/x", ["Accept-Language": "zh-CN, en;q=0.5"])
            let policy = try #require(answer.headers["content-security-policy"])

            let nonce = try #require(policy.firstMatch(of: /^default-src 'none'; style-src 'nonce-([A-Za-z0-9_-]+)';/))
                .1
            #expect(answer.text.contains("<style nonce=\"\(nonce)\">"))
            #expect(policy.contains("frame-ancestors 'none'"))
            #expect(
                answer.headers["cache-control"] == "no-store" && answer.headers["x-content-type-options"] == "nosniff"
            )
            #expect(answer.text.contains("找不到页面") && answer.text.contains("lang=\"zh-Hans\""))
            #expect(answer.text.contains("prefers-color-scheme:dark"))
        }
    }

    @Test func `an address below a page redirects to the page`() async throws {
        try await TestServer.run(configure: { $0.pagePaths = ["friends"] }) { server async throws in
            let below = try await server.get("/friends/nonsense?a=b")
            let sheet = try await server.get("/friends/~compose")
            let first = try await server.get("/~compose/~camera")

            #expect(below.status == 302 && below.headers["location"] == "/friends")
            #expect(sheet.status == 302 && sheet.headers["location"] == "/friends")
            #expect(first.status == 302 && first.headers["location"] == "/")
            #expect(server.pages.count == 0)
        }
    }

    @Test func `asking for the headers alone says the same`() async throws {
        try await TestServer.run(configure: { $0.pagePaths = [] }) { server async throws in
            let answer = try await server.request("HEAD", "/x")

            #expect(answer.status == 404 && answer.body.isEmpty)
        }
    }

    @Test func `an address that is too long is no page`() async throws {
        try await TestServer.run { server async throws in
            let answer = try await server.get("/" + String(repeating: "a", count: 20_000))

            #expect(answer.status == 414)
            #expect(server.pages.count == 0)
        }
    }

    // MARK: - Apps without declared paths

    struct Rooms: App {
        var body: some Scene {
            WindowGroup {
                TabView {
                    NavigationStack {
                        NavigationLink("Kitchen", value: "kitchen")
                            .navigationDestination(for: String.self) { room in
                                NavigationLink("Cellar", value: "cellar").navigationTitle(room)
                            }
                    }
                    .tabItem { Text("Home") }
                    Text("Garden").tabItem { Text("Garden") }.tag("garden")
                }
            }
        }
    }

    struct Listener: App {
        var body: some Scene {
            WindowGroup { Text("All").onOpenURL { _ in } }
        }
    }

    private func services() -> SessionServices {
        SessionServices(session: SessionID(), tickets: TicketOffice(), assets: AssetStore(), folder: TemporaryFolder())
    }

    private func leads<A: App>(_ app: A.Type, to path: String) async throws -> Bool {
        let request = PageRequest(path: path, searchPatience: .seconds(60))
        do {
            let page = try await AppPages(A.self).makePage(for: request, services: services())
            await page.end()
            return true
        } catch is NoSuchPage {
            return false
        }
    }

    @Test(arguments: [
        ("/", true), ("/?a=b", true), ("/kitchen", true), ("/kitchen/cellar", true), ("/garden", true),
        // The nearest existing page.
        ("/kitchen/attic", true),
        ("/attic", false), ("/attic/kitchen", false), ("/.git/config", false), ("/nothing?kitchen", false),
    ])
    func `links and tabs tell which pages there are`(path: String, isPage: Bool) async throws {
        #expect(try await leads(Rooms.self, to: path) == isPage)
    }

    /// An app whose links come from tasks, as from a server.
    struct Library: App {
        struct Shelf: View {
            @State private var books: [String] = []
            var body: some View {
                List(books, id: \.self) { NavigationLink($0, value: $0) }
                    .navigationDestination(for: String.self) { Chapters(book: $0) }
                    .task {
                        await Task.yield()
                        books = ["emma", "persuasion"]
                    }
            }
        }

        struct Chapters: View {
            let book: String
            @State private var count = 0
            var body: some View {
                List(0..<count, id: \.self) { number in
                    NavigationLink("Chapter \(number)") { Text("\(book), \(number)") }
                }
                .navigationTitle(book)
                .task {
                    await Task.yield()
                    count = 30
                }
            }
        }

        var body: some Scene { WindowGroup { NavigationStack { Shelf() } } }
    }

    @Test(arguments: [("/emma", true), ("/persuasion/chapter-29", true), ("/sanditon", false)])
    func `links that tasks load tell which pages there are`(path: String, isPage: Bool) async throws {
        #expect(try await leads(Library.self, to: path) == isPage)
    }

    @Test func `a page is rendered at the address to which tasks have loaded the links`() async throws {
        let request = PageRequest(path: "/persuasion/chapter-29", searchPatience: .seconds(60))
        let page = try await AppPages(Library.self).makePage(for: request, services: services())

        let markup = await page.render(patience: .seconds(60))

        #expect(markup.body.contains("persuasion, 29"))
        await page.end()
    }

    /// The first tab has no component of its own, so following it leads to no other place.
    @Test func `a page is rendered at an address of which only a part is known`() async throws {
        let request = PageRequest(path: "/home/attic", searchPatience: .seconds(60))
        let page = try await AppPages(Rooms.self).makePage(for: request, services: services())

        let markup = await page.render(patience: .seconds(60))

        #expect(markup.body.contains("Kitchen"))
        await page.end()
    }

    @Test func `an app that listens to addresses gets all of them`() async throws {
        #expect(try await leads(Listener.self, to: "/any/where"))
    }

    @Test func `a page that is made again for a socket is made wherever its browser is`() async throws {
        let page = try await AppPages(Rooms.self).makePage(for: PageRequest(path: "/attic"), services: services())
        await page.end()
    }
}

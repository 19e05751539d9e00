import Foundation
import Observation
import OrielCombine
import OrielCore
import OrielProtocol
import Testing

@testable import OrielServer

/// Tests of a page of a real app.
@Suite struct AppPageTests {
    struct Rooms: App {
        var body: some Scene {
            WindowGroup {
                NavigationStack {
                    NavigationLink("Kitchen", value: "kitchen")
                        .navigationDestination(for: String.self) { Text("Welcome to the \($0)") }
                }
            }
        }
    }

    struct NotesApp: App {
        var body: some Scene { WindowGroup { Text("Nothing yet") } }
    }

    /// An app in a language of its own, which a tap changes.
    struct Library: App {
        struct Content: View {
            @State private var isArabic = false
            var body: some View {
                VStack {
                    Text("Latin").environment(\.locale, Locale(identifier: "la"))
                    Button("Change") { isArabic.toggle() }
                }
                .environment(\.locale, Locale(identifier: isArabic ? "ar" : "zh-Hans"))
                .environment(\.layoutDirection, isArabic ? .rightToLeft : .leftToRight)
            }
        }

        var body: some Scene { WindowGroup { Content() } }
    }

    struct Night: App {
        var body: some Scene { WindowGroup { Text("Night").preferredColorScheme(.dark) } }
    }

    /// An app that changes state while it disappears.
    struct Restless: App {
        struct Content: View {
            @State private var count = 0
            var body: some View {
                Text("Count \(count)")
                    .onDisappear { Task { @MainActor in count += 1 } }
            }
        }

        var body: some Scene {
            WindowGroup { Content() }
        }
    }

    /// An app that shows the time and has no other pending work.
    struct WallClock: App {
        var body: some Scene {
            WindowGroup {
                TimelineView(.periodic(from: .now, by: 60)) { Text($0.date, style: .time) }
            }
        }
    }

    /// An app with a list and a time that updates ten times per second.
    struct Departures: App {
        struct Row: View {
            let number: Int
            var body: some View { HStack { ForEach(0..<8) { Text("\(number), \($0)") } } }
        }

        var body: some Scene {
            WindowGroup {
                VStack {
                    TimelineView(.periodic(from: .now, by: 0.1)) { Text("\($0.date.timeIntervalSince1970)") }
                    ForEach(0..<3) { Row(number: $0) }
                }
            }
        }
    }

    /// An app that begins with the second of two pages.
    struct Album: App {
        var body: some Scene {
            WindowGroup {
                TabView(selection: .constant(1)) {
                    Text("First").tag(0)
                    Text("Second").tag(1)
                }
                .tabViewStyle(.page)
            }
        }
    }

    /// An app with a list of large rows.
    struct Cards: App {
        var body: some Scene {
            WindowGroup {
                List(0..<40, id: \.self) { card in
                    VStack { ForEach(0..<40) { Text("Card \(card), line \($0)").padding() } }
                }
            }
        }
    }

    /// An app that stores how often it has been shown.
    struct Shelf: App {
        struct Content: View {
            @AppStorage("size") private var size = 1
            @AppStorage("visits") private var visits = 0
            var body: some View {
                Text("Size \(size), visits \(visits)")
                    .onAppear { visits += 1 }
            }
        }

        var body: some Scene { WindowGroup { Content() } }
    }

    private func page<A: App>(_ app: A.Type, path: String = "/") -> AppPage<A> {
        let services = SessionServices(
            session: SessionID(),
            tickets: TicketOffice(),
            assets: AssetStore(),
            folder: TemporaryFolder()
        )
        return AppPage<A>(PageRequest(path: path), services: services)
    }

    @Test func `the first frame scrolls to the selected page`() async throws {
        let page = page(Album.self)
        _ = await page.render(patience: .zero)

        let frame = try #require(await page.nextFrame())

        #expect(String(decoding: frame.bytes, as: UTF8.self).contains("scroll"))
        #expect(await page.nextFrame() == nil)
        await page.end()
    }

    @Test func `rows below the first screen follow when a browser has connected`() async throws {
        let page = page(Cards.self)
        let body = await page.render(patience: .zero).body
        #expect(body.contains("Card 3, line 39") && !body.contains("Card 39, line 0"))

        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        page.setFrameHandler { continuation.yield() }
        await page.setPresence(true)
        for await _ in changes { break }
        let frame = try #require(await page.nextFrame())

        let text = String(decoding: frame.bytes, as: UTF8.self)
        #expect(text.contains("Card 39, line 39") && !text.contains("Card 3, line 39"))
        #expect(await page.nextFrame() == nil)
        await page.end()
    }

    @Test func `a page that is mounted through a socket has all its rows`() async throws {
        let page = page(Cards.self)

        await page.setPresence(true)
        let frame = await page.mountFrame()

        #expect(String(decoding: frame.bytes, as: UTF8.self).contains("Card 39, line 39"))
        await page.end()
    }

    @Test func `a page takes what was stored since its request, unless it has stored another value itself`() async {
        let page = page(Shelf.self)
        #expect(await page.render(patience: .zero).body.contains("Size 1, visits 1"))

        #expect(await page.handle([.stored(["size": .int(2), "visits": .int(7)])]).isEmpty)

        let frame = await page.mountFrame()
        #expect(String(decoding: frame.bytes, as: UTF8.self).contains("Size 2, visits 1"))
        await page.end()
    }

    @Test func `the document contains what the client needs to connect`() async throws {
        struct Session: Decodable {
            let token: String
            let socket: String
            let version: Int
            let texts: [String: String]
        }
        let page = page(Night.self)
        let document = PageDocument(script: "/client.js", styleSheet: "", conditionalStyleSheet: "/oriel.css")
        let rest = document.body(await page.render(patience: .zero), token: "token", nonce: "nonce").rest
        let json = try #require(rest.firstMatch(of: /id="oriel-session">(.*?)<\/script>/)).1

        let session = try JSONDecoder().decode(Session.self, from: Data(json.utf8))

        #expect(session.token == "token" && session.version == 1 && session.texts["reload"] == "Reload")
        #expect(session.socket == "/oriel/socket?w=")
        await page.end()
    }

    @Test func `the scheme that a view prefers is in the document, and follows each mount`() async throws {
        let page = page(Night.self)
        let markup = await page.render(patience: .zero)
        #expect(markup.scheme == "dark")
        let document = PageDocument(script: "/client.js", styleSheet: "", conditionalStyleSheet: "/oriel.css")
        #expect(document.body(markup, token: "token", nonce: "nonce").rest.contains(#"data-scheme="dark">"#))

        for _ in 0..<2 {
            _ = await page.mountFrame()
            let frame = try #require(await page.nextFrame())
            #expect(String(decoding: frame.bytes, as: UTF8.self).contains("data-scheme"))
            #expect(await page.nextFrame() == nil)
        }
    }

    @Test func `the document has the language of the root view, which follows changes and mounts`() async throws {
        let page = page(Library.self)
        let markup = await page.render(patience: .zero)
        #expect(markup.language == "zh-Hans" && !markup.isRightToLeft)
        #expect(await page.nextFrame() == nil)

        let button = try #require(markup.body.firstRange(of: " data-e=1"))
        let number = markup.body[..<button.lowerBound].matches(of: #/<[a-z]/#).count
        let tap = ClientEvent(number: 1, node: UInt32(number), payload: .tap(count: 1, x: 0, y: 0))
        #expect(await page.handle([.event(tap)]).isEmpty)
        let frame = try #require(await page.nextFrame())
        #expect(String(decoding: frame.bytes, as: UTF8.self).contains(#"{"dir":"rtl","lang":"ar"}"#))
        await page.end()

        let other = self.page(Library.self)
        _ = await other.mountFrame()
        let first = try #require(await other.nextFrame())
        #expect(String(decoding: first.bytes, as: UTF8.self).contains(#"{"dir":"ltr","lang":"zh-Hans"}"#))
        await other.end()
    }

    @Test func `without a language of its own the document has the browser's`() async {
        let page = page(NotesApp.self)
        #expect(await page.render(patience: .zero).language == "en")
        await page.end()
        let other = self.page(NotesApp.self)
        _ = await other.mountFrame()
        #expect(await other.nextFrame() == nil)
        await other.end()
    }

    @Test func `an address leads to its page, and only once`() async {
        let page = page(Rooms.self, path: "/kitchen")

        let markup = await page.render(patience: .zero)

        #expect(markup.body.components(separatedBy: "Welcome to the kitchen").count == 2)
        await page.end()
    }

    @Test(.timeLimit(.minutes(5))) func `a first page does not wait for clocks`() async {
        let page = page(WallClock.self)

        let markup = await page.render(patience: .seconds(3600))

        #expect(markup.title == "WallClock")
        await page.end()
    }

    @Test func `a page without a title is called like the app`() async {
        let page = page(NotesApp.self)
        #expect(await page.render(patience: .zero).title == "Notes")
        await page.end()
    }

    @Test func `the browser receives the depth of an address's page`() async throws {
        let page = page(Rooms.self, path: "/kitchen")
        _ = await page.render(patience: .zero)

        let frame = try #require(await page.nextFrame())

        #expect(String(decoding: frame.bytes, as: UTF8.self).contains(#""action":"push""#))
        await page.end()
    }

    @Test func `a released page goes on where it was`() async throws {
        let page = page(Rooms.self)
        let markup = await page.render(patience: .zero)
        let link = try #require(markup.body.firstRange(of: " data-e=1"))
        let number = markup.body[..<link.lowerBound].matches(of: #/<[a-z]/#).count
        _ = await page.nextFrame()

        await page.releaseContent()
        let tap = ClientEvent(number: 1, node: UInt32(number), payload: .tap(count: 1, x: 0, y: 0))
        let drops = await page.handle([.event(tap)])

        #expect(drops.isEmpty)
        let frame = try #require(await page.nextFrame())
        #expect(String(decoding: frame.bytes, as: UTF8.self).contains("Welcome to the kitchen"))
        await page.end()
    }

    @Test func `a released page is released again when a date has come`() async throws {
        let page = page(Departures.self)
        _ = await page.render(patience: .zero)
        repeat {
            // Pending changes prevent a release.
            _ = await page.nextFrame()
            await page.releaseContent()
        } while await !page.isReleased
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        page.setFrameHandler { continuation.yield() }

        // The page may report separately that it was rebuilt, what changed, and that it is released again. On a busy
        // machine the next date may have come by then, which rebuilds it once more.
        var frameCount = 0
        var isReleasedAgain = false
        for await _ in changes {
            if await page.nextFrame() != nil { frameCount += 1 }
            if frameCount > 0 { isReleasedAgain = await page.isReleased }
            if isReleasedAgain || frameCount == 100 { break }
        }

        #expect(isReleasedAgain)
        await page.end()
    }

    /// An app whose pages all show one number.
    struct Scoreboard: App {
        @MainActor @Observable final class Score {
            static let shared = Score()
            var points = 0
        }

        struct Content: View {
            var body: some View {
                VStack { ForEach(0..<8, id: \.self) { Text("Place \($0), \(Score.shared.points) points").padding() } }
            }
        }

        var body: some Scene { WindowGroup { Content() } }
    }

    @Test func `a change that many released pages show does not keep all of them in memory`() async throws {
        let pages = (0..<20).map { _ in page(Scoreboard.self) }
        for page in pages {
            _ = await page.render(patience: .zero)
            repeat {
                _ = await page.nextFrame()
                await page.releaseContent()
            } while await !page.isReleased
        }

        await MainActor.run { Scoreboard.Score.shared.points = 7 }
        // The pages that release their content again do so in a turn after the flush.
        for _ in 0..<3 { await MainActor.run {} }

        var awake = 0
        for page in pages {
            #expect(await page.nextFrame() != nil)
            if await !page.isReleased { awake += 1 }
        }
        #expect(awake <= 2)
        // Nobody has to wait for what comes next.
        await MainActor.run { Scoreboard.Score.shared.points = 9 }
        for _ in 0..<3 { await MainActor.run {} }
        for page in pages {
            #expect(await page.nextFrame() != nil)
            let whole = await page.mountFrame()
            #expect(String(decoding: whole.bytes, as: UTF8.self).contains("Place 7, 9 points"))
            await page.end()
        }
    }

    /// An app whose pages have two rows with an object each, released one by one.
    struct Ledger: App {
        @MainActor final class Account: ObservableObject {
            /// The accounts of all pages, in the order in which they were opened.
            static var all: [Account] = []
            @Published var balance = 0

            init() { Self.all.append(self) }
        }

        struct Row: View {
            /// Called when a row is built or changes.
            static var observer: (@MainActor () -> Void)?
            @StateObject private var account = Account()

            var body: some View {
                let _ = Self.observer?()
                VStack { ForEach(0..<8, id: \.self) { Text("Line \($0), balance \(account.balance)").padding() } }
            }
        }

        struct Part: View {
            var body: some View { HStack { Row() } }
        }

        var body: some Scene {
            WindowGroup {
                VStack {
                    Part()
                    Part()
                }
                .onAppear {}
            }
        }
    }

    @MainActor final class Peak {
        private(set) var count = 0

        func note(_ count: Int) { self.count = max(self.count, count) }
    }

    @Test func `of pages that change at about the same time, each is rebuilt after others have been released`() async {
        let pages = (0..<20).map { _ in page(Ledger.self) }
        for page in pages {
            _ = await page.render(patience: .zero)
            repeat {
                _ = await page.nextFrame()
                await page.releaseContent()
            } while await !page.isReleased
        }

        let peak = Peak()
        await MainActor.run {
            Ledger.Row.observer = { peak.note(pages.count { !$0.host.graph.isReleased }) }
            #expect(Ledger.Account.all.count == 40)
            for (number, account) in Ledger.Account.all.enumerated() where number.isMultiple(of: 2) {
                account.balance = 7
            }
        }
        // Each page flushes in a turn of its own.
        for _ in 0..<3 { await MainActor.run {} }

        // Two that stay, and the one that is being rebuilt.
        #expect(await peak.count <= 3)
        await MainActor.run { Ledger.Row.observer = nil }
        for page in pages {
            #expect(await page.nextFrame() != nil)
            let frame = await page.mountFrame()
            let whole = String(decoding: frame.bytes, as: UTF8.self)
            #expect(whole.contains("Line 7, balance 7") && whole.contains("Line 7, balance 0"))
            await page.end()
        }
    }

    @Test func `views that run after their page has ended are harmless`() async {
        do {
            let page = page(Restless.self)
            _ = await page.render(patience: .zero)
            await page.end()
        }
        // The task of the removed view runs in a later turn, after the page has been released.
        for _ in 0..<5 { await MainActor.run {} }
    }
}

import Foundation
import OrielCore
import OrielProtocol
import OrielWeb
import Synchronization
import Testing

@testable import OrielServer

/// Tests of what an inspector learns of a page.
@Suite struct AppPageInspectionTests {
    struct Counters: App {
        struct Content: View {
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") { count += 1 }.padding()
                List { ForEach(0..<30, id: \.self) { Text("Row \($0)").padding() } }
            }
        }

        var body: some Scene { WindowGroup { Content() } }
    }

    private func page(figures: ViewFigures = ViewFigures()) -> AppPage<Counters> {
        let services = SessionServices(
            session: SessionID(),
            tickets: TicketOffice(),
            assets: AssetStore(),
            folder: TemporaryFolder(),
            viewFigures: figures
        )
        let page = AppPage<Counters>(PageRequest(path: "/"), services: services)
        services.attach(page)
        return page
    }

    private func json(_ page: AppPage<Counters>, _ question: InspectorQuestion) async throws -> [String: Any] {
        let bytes = try #require(await page.inspect(question))
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    private func button(_ page: AppPage<Counters>) throws -> UInt32 {
        var buttons: [UInt32] = []
        page.document.withLock { document in
            for number in 1...UInt32(document.web.nodeCount) {
                switch document.web.listener(of: number, to: .tap) {
                case .found: buttons.append(number)
                case .unknown, .notListening: break
                }
            }
        }
        return try #require(buttons.first)
    }

    @Test func `an event, the bodies that it runs and its frame are noted`() async throws {
        let page = page()
        _ = await page.render(patience: .zero)
        _ = try await json(page, .open)
        let tap = ClientEvent(number: 1, node: try button(page), payload: .tap(count: 1, x: 0, y: 0))

        #expect(await page.handle([.event(tap)]).isEmpty)
        let frame = try #require(await page.nextFrame())

        let entries = await page.inspectorLog.entries(after: 0, patience: .zero)
        let flush = try #require(entries.compactMap(\.flush).last)
        #expect(flush.events.map(\.kind) == ["tap"] && flush.events.map(\.number) == [1])
        #expect(flush.bodies.first { $0.name == "Content" }?.causes == [.property("_count")])
        let noted = try #require(entries.compactMap(\.frame).last)
        #expect(noted.number == frame.number && noted.bytes == frame.bytes.count && noted.answeredEvent == 1)
        await page.end()
    }

    @Test func `a box leads to its views, and a view to its boxes`() async throws {
        let page = page()
        _ = await page.render(patience: .zero)
        let number = try button(page)

        let path = try await json(page, .path(number: number))
        let nodes = try #require(path["path"] as? [String])
        let box = try #require(path["box"] as? [String: Any])
        let parts = try #require(box["elements"] as? [[String: Any]])
        #expect(box["tag"] as? String == "button")
        #expect(parts.last?["kind"] as? String == "button")
        #expect((box["rules"] as? [String])?.isEmpty == false)

        let answer = try await json(page, .details(node: try #require(nodes.last)))
        #expect(answer["numbers"] as? [Int] == [Int(number)])
        await page.end()
    }

    @Test func `the tree has the app's views`() async throws {
        let page = page()
        _ = await page.render(patience: .zero)

        let tree = try await json(page, .tree)

        let nodes = try #require(tree["nodes"] as? [[String: Any]])
        let names = nodes.compactMap { $0["name"] as? String }
        #expect(names.contains("Content") && names.contains("Counters"))
        await page.end()
    }

    @Test func `an idle page keeps its nodes while it is inspected`() async throws {
        let page = page()
        _ = await page.render(patience: .zero)
        _ = try await json(page, .open)
        _ = await page.nextFrame()
        let before = try await json(page, .tree)

        await page.releaseContent()

        #expect(await !page.isReleased)
        let after = try await json(page, .tree)
        #expect(after as NSDictionary == before as NSDictionary)
        page.inspectorLog.open(now: .now - .seconds(100))
        await page.releaseContent()
        #expect(await page.isReleased)
        await page.end()
    }

    @Test func `what a page does not have is not answered`() async {
        let page = page()
        #expect(await page.inspect(.tree) == nil)
        _ = await page.render(patience: .zero)
        #expect(await page.inspect(.path(number: 9999)) == nil)
        #expect(await page.inspect(.path(number: 0)) == nil)
        #expect(await page.inspect(.details(node: "1")) == nil)
        await page.end()
    }

    @Test func `a page that nobody inspects any more records nothing`() async throws {
        let page = page()
        _ = await page.render(patience: .zero)
        page.inspectorLog.open(now: .now - .seconds(100))
        _ = try await json(page, .open)
        page.inspectorLog.open(now: .now - .seconds(100))
        let tap = ClientEvent(number: 1, node: try button(page), payload: .tap(count: 1, x: 0, y: 0))

        _ = await page.handle([.event(tap)])
        _ = await page.nextFrame()

        #expect(await MainActor.run { page.host.graph.trace == nil })
        #expect(await page.inspectorLog.entries(after: 0, patience: .zero).isEmpty)
        await page.end()
    }

    @Test func `the dashboard of another server has nothing recorded`() async throws {
        let own = ViewFigures()
        let other = ViewFigures()
        let page = page(figures: own)
        _ = await page.render(patience: .zero)
        let number = try button(page)
        func tap(_ event: UInt32) async {
            let tap = ClientEvent(number: event, node: number, payload: .tap(count: 1, x: 0, y: 0))
            _ = await page.handle([.event(tap)])
        }

        other.watch()
        await tap(1)
        #expect(await MainActor.run { page.host.graph.trace == nil })

        own.watch()
        await tap(2)
        #expect(own.slowest(1).map(\.name) == ["Content"] && other.slowest(1).isEmpty)
        await page.end()
    }
}

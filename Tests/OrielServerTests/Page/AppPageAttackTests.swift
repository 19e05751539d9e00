import Foundation
import OrielCore
import OrielProtocol
import OrielWeb
import TestSupport
import Testing

@testable import OrielServer

/// A real page, and a client that is not ours.
@Suite struct AppPageAttackTests {
    struct Board: App {
        var body: some Scene {
            WindowGroup { BoardView() }
        }
    }

    struct BoardView: View {
        @State private var taps = 0
        @State private var text = ""
        @State private var isOn = false
        @State private var amount = 0.5
        @State private var choice = 1
        @State private var isPresented = false
        @Environment(\.openURL) private var openURL

        var body: some View {
            NavigationStack {
                List {
                    Text("Taps \(taps)")
                    Button("Tap") { taps += 1 }
                    Button("Out of order") { taps += 1000 }.disabled(true)
                    if taps == 0 { Button("Once") { taps += 1 } }
                    Button("Bad address") { openURL(URL(string: "javascript:alert(1)")!) }
                    TextField("Text", text: $text)
                    Toggle("Toggle", isOn: $isOn)
                    Slider(value: $amount)
                    Picker("Picker", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                    Button("Sheet") { isPresented = true }
                    Text("Drag").gesture(DragGesture().onEnded { _ in taps += 1 })
                    NavigationLink("Link") { Text("Inside") }
                    ForEach(0..<3) { Text("Row \($0)") }.onDelete { _ in }
                }
                .sheet(isPresented: $isPresented) { Button("Close") { isPresented = false } }
                .fileImporter(isPresented: .constant(false), allowedContentTypes: [], onCompletion: { _ in })
            }
        }
    }

    /// The page and the markup it was served with.
    private func page() async -> (page: AppPage<Board>, body: String) {
        let services = SessionServices(
            session: SessionID(),
            tickets: TicketOffice(),
            assets: AssetStore(),
            folder: TemporaryFolder()
        )
        let page = AppPage<Board>(PageRequest(path: "/"), services: services)
        services.attach(page)
        return (page, await page.render(patience: .zero).body)
    }

    /// The number of the button of a text: nodes are counted in document order.
    private func number(ofButton text: String, in body: String) throws -> UInt32 {
        let end = try #require(body.range(of: ">\(text)<")?.lowerBound)
        let start = try #require(body[..<end].range(of: "<button", options: .backwards)?.lowerBound)
        return UInt32(body[...start].matches(of: /<[a-z]|<$/).count)
    }

    private func tap(_ node: UInt32, number: UInt32) -> PageInput {
        .event(ClientEvent(number: number, node: node, payload: .tap(count: 1, x: 0, y: 0)))
    }

    private func text(_ page: AppPage<Board>) async -> String {
        String(decoding: await page.mountFrame().bytes, as: UTF8.self)
    }

    @Test func `a button is found and tapped by its number`() async throws {
        let (page, body) = await page()

        #expect(await page.handle([tap(try number(ofButton: "Tap", in: body), number: 1)]) == [])

        #expect(await text(page).contains("Taps 1"))
        await page.end()
    }

    @Test func `a disabled button is not tapped, whatever a client says`() async throws {
        let (page, body) = await page()

        #expect(await page.handle([tap(try number(ofButton: "Out of order", in: body), number: 1)]) == [.disabled])

        #expect(await text(page).contains("Taps 0"))
        await page.end()
    }

    @Test func `a removed button is not tapped again`() async throws {
        let (page, body) = await page()
        let once = try number(ofButton: "Once", in: body)

        // Both in one message: the first makes the button go.
        let drops = await page.handle([tap(once, number: 1), tap(once, number: 2)])
        let later = await page.handle([tap(once, number: 3)])

        #expect(drops.count == 1 && later == [.unknownNode])
        #expect(await text(page).contains("Taps 1"))
        await page.end()
    }

    @Test func `an element without a listener receives no events`() async throws {
        let (page, body) = await page()
        let button = try number(ofButton: "Tap", in: body)
        let payloads: [ClientEvent.Payload] = [
            .input("x"), .submit, .delete, .dismiss, .select(index: 1), .refresh,
            .drag(.ended, ClientSamples.drag), .scroll(ClientSamples.scroll),
        ]

        for (index, payload) in payloads.enumerated() {
            let event = ClientEvent(number: UInt32(index) + 1, node: button, payload: payload)
            #expect(await page.handle([.event(event)]).count == 1, "\(payload)")
        }
        #expect(await text(page).contains("Taps 0"))
        await page.end()
    }

    @Test(arguments: [0, 9999, UInt32.max])
    func `an event for an unknown element is rejected`(node: UInt32) async throws {
        let (page, _) = await page()

        #expect(await page.handle([tap(node, number: 1)]) == [.unknownNode])
        await page.end()
    }

    @Test func `a repeated event is handled once`() async throws {
        let (page, body) = await page()
        let button = try number(ofButton: "Tap", in: body)

        #expect(await page.handle([tap(button, number: 1), tap(button, number: 1)]) == [.repeated])

        #expect(await text(page).contains("Taps 1"))
        await page.end()
    }

    @Test func `an address that runs something is not opened`() async throws {
        let (page, body) = await page()
        _ = await page.nextFrame()

        #expect(await page.handle([tap(try number(ofButton: "Bad address", in: body), number: 1)]) == [])

        let bytes = await page.nextFrame()?.bytes ?? []
        #expect(!String(decoding: bytes, as: UTF8.self).contains("javascript"))
        await page.end()
    }

    // MARK: - Random and mutated frames

    /// What a client that has gone mad sends: items that are nearly right, to nodes that may be there.
    private func messages(_ random: inout SeededGenerator, event: inout UInt32) -> [PageInput] {
        var bytes = ClientSamples.bytes([ClientSamples.hello])
        let items = ClientSamples.items
        for _ in 0..<8 { bytes += ClientSamples.bytes([items[Int(random.next() % UInt64(items.count))]]) }
        if random.next() % 4 == 0 { random.mutate(&bytes) }
        var decoder = ClientFrameDecoder()
        guard let read = try? decoder.items(in: bytes) else { return [] }
        return read.compactMap { item in
            switch item {
            case .event(var said):
                event += UInt32(random.next() % 3)
                said.number = event
                said.node = UInt32(random.next() % 120)
                return .event(said)
            case .environment(let environment): return .environment(environment)
            case .pop(let depth, let path): return .pop(depth: depth, path: path)
            case .reply(let command, let json): return .reply(command: command, json: json)
            default: return nil
            }
        }
    }

    /// In bytes.
    private var residentMemory: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
    }

    @Test func `random and mutated frames break no page and do not let it grow`() async throws {
        let rounds = ProcessInfo.processInfo.environment["ORIEL_LONG"] == "1" ? 1_000_000 : 2_000
        let (page, _) = await page()
        var random = SeededGenerator(seed: 99)
        var event: UInt32 = 0
        var dropped = 0
        var handled = 0
        var early = 0
        for round in 0..<rounds {
            let inputs = messages(&random, event: &event)
            handled += inputs.count
            dropped += await page.handle(inputs).count
            // Not each time: a slow client is asked less often.
            if random.next() % 3 == 0 { _ = await page.nextFrame() }
            if random.next() % 500 == 0 { _ = await page.mountFrame() }
            if round == rounds / 5 { early = residentMemory }
        }

        #expect(dropped > 0 && dropped < handled)
        #expect(residentMemory - early < 48 << 20)
        // It still does what it is for.
        let body = await page.mountFrame()
        #expect(String(decoding: body.bytes, as: UTF8.self).contains("Taps"))
        await page.end()
    }
}

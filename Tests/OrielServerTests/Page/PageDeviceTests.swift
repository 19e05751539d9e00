import Foundation
import OrielCombine
import OrielCore
import OrielProtocol
import OrielUIKit
import Synchronization
import Testing

@testable import OrielServer

/// Tests of UIKit's shared objects in the code of a page.
@Suite struct PageDeviceTests {
    @MainActor final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
        var calls: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            calls.append("launch")
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
        func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
    }

    struct Content: View {
        @EnvironmentObject private var delegate: Delegate
        @State private var result = ""
        @State private var count = 0

        var body: some View {
            Button("Ask") {
                UIPasteboard.general.string = "copied"
                UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                scene?.windows.first?.endEditing(true)
                UIApplication.shared.isIdleTimerDisabled = true
                UIApplication.shared.open(URL(string: "https://example.com/")!)
                UIApplication.shared.open(URL(string: "javascript:alert(1)")!) { result += "opened \($0)" }
                count += 1
                Task {
                    await Task.yield()
                    let size = UIScreen.main.bounds.size
                    result += ", later \(Int(size.width)) x \(Int(size.height)) \(UIDevice.current.model)"
                }
            }
            Text("\(Int(UIScreen.main.bounds.width)) \(delegate.calls.joined(separator: ","))")
            Text(result)
                .sensoryFeedback(.error, trigger: count)
        }
    }

    /// Counts what its page receives.
    struct Receiver: View {
        @State private var received: [String] = []

        var body: some View {
            Button(received.joined(separator: ",")) {
                NotificationCenter.default.post(name: Notification.Name("PageDeviceTests.tapped"), object: nil)
            }
            .onReceive(publisher(UIApplication.didBecomeActiveNotification)) { _ in received.append("active") }
            .onReceive(publisher(UIApplication.didEnterBackgroundNotification)) { _ in received.append("background") }
            .onReceive(publisher(UIDevice.orientationDidChangeNotification)) { _ in received.append("turned") }
            .onReceive(publisher(Notification.Name("PageDeviceTests.tapped"))) { _ in received.append("tapped") }
            .onReceive(publisher(Notification.Name("PageDeviceTests.all"))) { _ in received.append("all") }
        }

        private func publisher(_ name: Notification.Name) -> NotificationCenter.Publisher {
            NotificationCenter.default.publisher(for: name)
        }
    }

    struct Receiving: App {
        var body: some Scene { WindowGroup { Receiver() } }
    }

    /// Observes copies after a first tap, and copies after a second one.
    struct Copier: View {
        static let text = "PageDeviceTests.copied"
        static var widths: [Int] = []
        static var observers: [any NSObjectProtocol] = []

        @State private var step = 0

        var body: some View {
            Button("Go") {
                if step == 0 { observe() } else { UIPasteboard.general.string = Self.text }
                step += 1
            }
            Text("step \(step)")
        }

        private func observe() {
            let width = Int(UIScreen.main.bounds.width)
            let observer = NotificationCenter.default.addObserver(
                forName: UIPasteboard.changedNotification,
                object: nil,
                queue: nil
            ) { _ in
                MainActor.assumeIsolated {
                    guard UIPasteboard.general.string == Self.text else { return }
                    Self.widths.append(width)
                }
            }
            Self.observers.append(observer)
        }
    }

    struct Copying: App {
        var body: some Scene { WindowGroup { Copier() } }
    }

    struct Delegated: App {
        @UIApplicationDelegateAdaptor private var delegate: Delegate

        var body: some Scene { WindowGroup { Content() } }
    }

    /// Keeps the connection of its page.
    struct Connecting: App {
        nonisolated static let connection = Mutex<PageConnection?>(nil)

        init() { Self.connection.withLock { $0 = PageDevice.current?.connection } }

        var body: some Scene { WindowGroup { EmptyView() } }
    }

    private func page(width: Int = 390) -> AppPage<Delegated> { page(of: Delegated.self, width: width) }

    private func page<A: App>(of app: A.Type, width: Int = 390, request: PageRequest? = nil) -> AppPage<A> {
        let services = SessionServices(
            session: SessionID(),
            tickets: TicketOffice(),
            assets: AssetStore(),
            folder: TemporaryFolder()
        )
        return AppPage<A>(request ?? PageRequest(path: "/", width: width), services: services)
    }

    private func button(in markup: PageMarkup) throws -> UInt32 {
        let button = try #require(markup.body.firstRange(of: "<button"))
        return UInt32(markup.body[..<button.lowerBound].matches(of: #/<[a-z]/#).count + 1)
    }

    /// Collects frames until one of them contains a text.
    private func frames(of page: AppPage<some App>, until text: String) async -> String {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        page.setFrameHandler { continuation.yield() }
        var answer = ""
        for await _ in changes {
            answer += await frames(of: page)
            if answer.contains(text) { break }
        }
        return answer
    }

    private func frames(of page: AppPage<some App>) async -> String {
        var text = ""
        while let frame = await page.nextFrame() { text += String(decoding: frame.bytes, as: UTF8.self) }
        return text
    }

    @Test func `each page has a device of its own`() async throws {
        let (phone, tablet) = (page(), page(width: 1_024))

        let (first, second) = (await phone.render(patience: .zero), await tablet.render(patience: .zero))
        #expect(first.body.contains("390 launch") && second.body.contains("1,024 launch"))

        _ = await phone.handle([.environment(BrowserEnvironment(width: 320, height: 568))])
        let number = try button(in: first)
        let tap = ClientEvent(number: 1, node: number, payload: .tap(count: 1, x: 0, y: 0))
        #expect(await phone.handle([.event(tap)]).isEmpty)
        let answer = await frames(of: phone, until: "later")

        #expect(answer.contains("opened false, later 320 x 568 iPhone"))
        for command in [#""copied""#, "[30]", "[15,60,15,60,30]", "true", #"{"url":"https://example.com/"}"#] {
            #expect(answer.contains(command), "\(command)")
        }
        #expect(!answer.contains("javascript"))
        #expect(await frames(of: tablet) == "")
        // The body reads the size of the screen, so it follows the window.
        _ = await phone.handle([.environment(BrowserEnvironment(width: 321, height: 568))])
        let mount = String(decoding: await phone.mountFrame().bytes, as: UTF8.self)
        #expect(mount.contains("321 launch"))
        await phone.end()
        await tablet.end()
    }

    @Test func `the delegate learns how the page is shown`() async throws {
        let page = page()
        let number = try button(in: await page.render(patience: .zero))
        await page.setPresence(true)
        await page.setPresence(false)
        await page.setPresence(true)
        // The answer to a tap evaluates the body again.
        _ = await page.handle([.event(ClientEvent(number: 1, node: number, payload: .tap(count: 1, x: 0, y: 0)))])
        let answer = await frames(of: page, until: "later")

        #expect(answer.contains(",active,resign,background,foreground,active"))
        await page.end()
    }

    @Test func `a page knows whether its browser is connected`() async throws {
        let page = page(of: Connecting.self)
        _ = await page.render(patience: .zero)
        let connection = try #require(Connecting.connection.withLock { $0 })
        #expect(connection.isConnected)

        await page.setPresence(true)
        #expect(connection.isConnected)
        await page.setPresence(false)
        #expect(!connection.isConnected)
        await page.end()
        #expect(connection.isConnected)
    }

    @Test func `a page receives its own notifications, and those of the server`() async throws {
        let (first, second) = (page(of: Receiving.self), page(of: Receiving.self))
        let number = try button(in: await first.render(patience: .zero))
        _ = await second.render(patience: .zero)

        await first.setPresence(true)
        _ = await first.handle([
            .environment(BrowserEnvironment(width: 844, height: 390)),
            .event(ClientEvent(number: 1, node: number, payload: .tap(count: 1, x: 0, y: 0))),
        ])
        await second.setPresence(false)
        await MainActor.run {
            NotificationCenter.default.post(name: Notification.Name("PageDeviceTests.all"), object: nil)
        }

        var answers: [String] = []
        for page in [first, second] {
            _ = await frames(of: page, until: "all")
            answers.append(String(decoding: await page.mountFrame().bytes, as: UTF8.self))
        }
        #expect(answers[0].contains("active,turned,tapped,all") && answers[1].contains("background,all"))
        #expect(!answers[1].contains("active") && !answers[0].contains("background"))
        await first.end()
        await second.end()
    }

    @Test func `an observer does not learn what another page copies`() async throws {
        let pages = [page(of: Copying.self, width: 390), page(of: Copying.self, width: 1_024)]
        let number = try button(in: await pages[0].render(patience: .zero))
        _ = await pages[1].render(patience: .zero)
        func tap(_ count: UInt32, on page: AppPage<Copying>) async {
            let tap = ClientEvent(number: count, node: number, payload: .tap(count: 1, x: 0, y: 0))
            _ = await page.handle([.event(tap)])
            _ = await frames(of: page, until: "step \(count)")
        }

        await tap(1, on: pages[0])
        await tap(1, on: pages[1])
        await tap(2, on: pages[0])

        await MainActor.run {
            #expect(Copier.widths == [390])
            for observer in Copier.observers { NotificationCenter.default.removeObserver(observer) }
        }
        for page in pages { await page.end() }
    }

    @Test func `a delegate of any kind is made by its own initializer`() async {
        class Base: UIResponder, UIApplicationDelegate { var names = ["base"] }
        final class Special: Base {
            override init() {
                super.init()
                names.append("special")
            }
        }
        @MainActor struct Two {
            @UIApplicationDelegateAdaptor(Base.self) var base
            @UIApplicationDelegateAdaptor(Special.self) var special
        }
        await MainActor.run {
            let two = Two()
            #expect(two.base.names == ["base"] && two.special.names == ["base", "special"])
        }
    }

    @Test func `an object that is kept longer than its page does nothing`() async throws {
        let kept = await Task { @MainActor () -> UIScreen in
            var page: PageDevice? = PageDevice(
                windowSize: CGSize(width: 1, height: 2),
                open: { _ in true },
                perform: { _ in }
            )
            let screen = PageScope.$device.withValue(page) { UIScreen.main }
            #expect(screen.bounds.height == 2)
            page = nil
            return screen
        }.value
        #expect(await kept.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func `a page that begins in a wide window has not been turned`() async throws {
        let other = page(of: Receiving.self)
        _ = await other.render(patience: .zero)
        let request = PageRequest(path: "/", environment: BrowserEnvironment(width: 844, height: 390))
        let page = page(of: Receiving.self, request: request)
        _ = await page.render(patience: .zero)

        for each in [other, page] {
            let text = String(decoding: await each.mountFrame().bytes, as: UTF8.self)
            #expect(!text.contains("turned"))
            await each.end()
        }
    }

    @Test @MainActor func `outside of a page, nothing is done`() {
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        UIPasteboard.general.string = "a text"
        #expect(!UIApplication.shared.canOpenURL(URL(string: "unknown://")!))
    }
}

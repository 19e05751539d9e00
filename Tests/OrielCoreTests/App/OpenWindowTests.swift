import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct OpenWindowTests {
    final class Windows: WindowHost {
        private(set) var opened: [WindowRequest] = []
        private(set) var closed = 0
        func open(_ request: WindowRequest) -> Bool {
            opened.append(request)
            return true
        }
        func close() { closed += 1 }
    }

    private struct Opening: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            Text("main")
            Button("tools") { openWindow(id: "tools") }
            Button("number") { openWindow(value: 7) }
            Button("named") { openWindow(id: "named", value: "x") }
            Button("unknown") { openWindow(id: "nowhere") }
            Button("unknown value") { openWindow(value: true) }
            Button("long") { openWindow(value: String(repeating: "a", count: 5000)) }
            Button("close") { dismissWindow() }
            Button("close tools") { dismissWindow(id: "tools") }
        }
    }

    private struct SeveralScenes: App {
        var body: some Scene {
            WindowGroup { Opening() }
            Window("Tools", id: "tools") {
                Text("Tools")
                Opening()
            }
            WindowGroup(for: Int.self) { $number in
                Button("number \(number ?? -1)") { number = (number ?? 0) + 1 }
            }
            .environment(\.lineLimit, 3)
            WindowGroup(id: "named", for: String.self) { $name in
                Text("name \(name)")
            } defaultValue: {
                "default"
            }
        }
    }

    private func host(_ windows: Windows, _ request: WindowRequest? = nil) -> ViewHost {
        ViewHost {
            AppView(SeveralScenes()).environment(\.windowHost, windows).environment(\.windowRequest, request)
        }
    }

    @Test func `a browser that opens the app shows the first scene`() {
        #expect(host(Windows()).texts.first == "main")
    }

    @Test func `windows are asked for by id, by value, and by both`() async throws {
        let windows = Windows()
        let host = host(windows)

        for name in ["tools", "number", "named"] { try await host.tap(name) }

        #expect(windows.opened.map(\.id) == ["tools", nil, "named"])
        #expect(windows.opened.map(\.type) == [nil, "Swift.Int", "Swift.String"])
        #expect(host.issues.isEmpty)
    }

    @Test func `a window shows the scene and the value it was opened for`() async throws {
        let windows = Windows()
        let first = host(windows)
        for name in ["tools", "number", "named"] { try await first.tap(name) }

        let shown = windows.opened.map { host(Windows(), $0) }

        #expect(shown[0].texts.first == "Tools")
        #expect(shown[1].texts == ["number 7"])
        #expect(shown[2].texts == ["name x"])
        try await shown[1].tap("number 7")
        #expect(shown[1].texts == ["number 8"])
    }

    @Test func `a value of another type is not taken`() {
        let request = WindowRequest(id: "named", type: "Swift.String", value: Data("[1]".utf8))

        #expect(host(Windows(), request).texts == ["name default"])
    }

    @Test(arguments: ["unknown", "unknown value", "long"])
    func `a window that cannot be opened is not asked for`(name: String) async throws {
        let windows = Windows()
        let host = host(windows)

        try await host.tap(name)

        #expect(windows.opened.isEmpty)
    }

    @Test func `only the window of the page is closed`() async throws {
        let windows = Windows()
        let main = host(windows)
        try await main.tap("close")
        #expect(windows.closed == 0)
        let tools = host(windows, WindowRequest(id: "tools"))

        try await tools.tap("close")
        try await tools.tap("close tools")

        #expect(windows.closed == 2)
    }
}

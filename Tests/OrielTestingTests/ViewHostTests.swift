import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
struct ViewHostTests {
    @Test func `texts come in document order with the labels of controls and without what stands in fields`() {
        let host = ViewHost {
            VStack {
                Text("Title")
                TextField("Name", text: .constant("Ada"), prompt: Text("Your name"))
                Toggle("Remind me", isOn: .constant(true))
                HStack {
                    Text("Left")
                    Button("Save") {}
                }
            }
        }

        #expect(host.texts == ["Title", "Remind me", "Left", "Save"])
    }

    private struct NumberApp: App {
        var body: some Scene { WindowGroup { NumberView() } }
    }

    private struct NumberView: View {
        @State private var number = 0
        var body: some View { Button("Add \(number)") { number += 1 } }
    }

    @Test func `an app is mounted with its first scene`() async throws {
        let host = ViewHost(app: NumberApp.self)

        try await host.tap("Add 0")

        #expect(host.texts == ["Add 1"])
    }

    @Test func `changes and the outline are lines of text`() async throws {
        let host = ViewHost { NumberView() }
        #expect(host.outline == "button #1\n  text #2 \"Add 0\"")

        try await host.tap("Add 0")

        #expect(host.drainChanges() == ["setText #2 \"Add 1\""])
        #expect(host.drainChanges().isEmpty)
    }

    @Test func `hidden and transparent texts are not visible`() {
        let host = ViewHost {
            Text("Hidden").hidden()
            VStack { Text("Transparent") }.opacity(0)
            Text("Pale").opacity(0.5)
            Text("For eyes only").accessibilityHidden(true)
        }

        #expect(host.texts == ["Pale", "For eyes only"])
    }

    @Test func `the environment is what the initialiser says`() {
        let host = ViewHost(
            size: CGSize(width: 1024, height: 400),
            locale: Locale(identifier: "de_DE"),
            colorScheme: .dark
        ) { EnvironmentView() }

        #expect(host.texts == ["de_DE", "dark", "wide", "low"])
    }

    @Test func `a mount counts bodies and is drained already`() {
        let host = ViewHost { CounterView() }

        #expect(host.bodyEvaluations == ["CounterView": 1])
        #expect(host.drainPatches().isEmpty)
    }

    @Test func `counters restart and patches are drained once`() async throws {
        let host = ViewHost { CounterView() }
        host.resetCounters()

        try await host.tap("Add")

        #expect(host.bodyEvaluations == ["CounterView": 1])
        #expect(host.drainPatches().count == 1)
        #expect(host.drainPatches().isEmpty)
    }

    @Test func `issues are what the graph reports`() {
        let host = ViewHost { ForEach([1, 1], id: \.self) { Text("\($0)") } }

        #expect(host.issues.count == 1)
        #expect(host.issues.first?.contains("occurs more than once") == true)
    }

    @Test func `unmounting ends the view and leaves no node`() {
        let log = Log()
        let host = ViewHost { Text("Here").onDisappear { log.lines.append("gone") } }
        #expect(host.mountedNodeCount > 0)

        host.unmount()

        #expect(log.lines == ["gone"])
        #expect(host.mountedNodeCount == 0)
        #expect(host.texts.isEmpty)
    }

    @Test func `releasing the host ends the view and cancels its tasks`() async throws {
        let log = Log()
        var host: ViewHost? = ViewHost {
            Text("Here")
                .onDisappear { log.lines.append("gone") }
                .task {
                    try? await Task.sleep(for: .seconds(60))
                    log.lines.append(Task.isCancelled ? "cancelled" : "slept")
                }
        }
        await host?.settle()
        #expect(log.lines.isEmpty)

        host = nil

        let observer = ViewHost { EmptyView() }
        try await observer.wait(until: { log.lines.count == 2 })
        #expect(log.lines == ["gone", "cancelled"])
    }

    @Test func `trees print as a person would describe them`() {
        let host = ViewHost {
            VStack(alignment: .leading, spacing: 12) {
                Text("Counters").font(.largeTitle)
                Toggle("Hide", isOn: .constant(false)).padding(.horizontal, 8)
                Button("Create") {}.disabled(true)
                Text("Wide").frame(maxWidth: .infinity, alignment: .topTrailing)
                    .foregroundStyle(Color.red.opacity(0.5))
            }
        }

        #expect(
            host.elementTrees.map(\.description) == [
                """
                vStack #1  alignment: leading, spacing: 12
                  text #2 "Counters"  font: largeTitle
                  padding #3  edges: leading trailing, insets: (leading 8, trailing 8)
                    toggle #4  off
                      text #5 "Hide"
                  button #6  disabled
                    text #7 "Create"
                  frame #8  alignment: topTrailing, maxWidth: infinity
                    text #9 "Wide"  foreground: 50% red
                """
            ]
        )
    }
}

@MainActor
final class Log {
    var lines: [String] = []
}

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
        Button("Add") { count += 1 }
    }
}

private struct EnvironmentView: View {
    @Environment(\.locale) private var locale
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        Text(locale.identifier)
        Text(colorScheme == .dark ? "dark" : "light")
        Text(horizontalSizeClass == .regular ? "wide" : "narrow")
        Text(verticalSizeClass == .compact ? "low" : "high")
    }
}

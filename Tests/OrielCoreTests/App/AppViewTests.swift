import OrielCombine
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct AppViewTests {
    final class Model: ObservableObject {
        @Published var number = 0
        nonisolated(unsafe) static var made = 0
        init() { Self.made += 1 }
    }

    struct Content: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text("Number \(model.number)") }
    }

    struct Demo: App {
        @StateObject private var model = Model()
        nonisolated(unsafe) static var made = 0
        init() { Self.made += 1 }
        var body: some Scene {
            WindowGroup { Content().environmentObject(model) }
        }
    }

    @Test func `the app and its objects exist once per window`() {
        (Demo.made, Model.made) = (0, 0)

        let first = ViewHost(app: Demo.self)
        let second = ViewHost(app: Demo.self)

        #expect(Demo.made == 2)
        #expect(Model.made == 2)
        #expect(first.texts == ["Number 0"])
        first.unmount()
        #expect(first.texts.isEmpty)
        #expect(second.texts.count == 1)
    }

    struct Inner: Scene {
        let title: String
        var body: some Scene { WindowGroup(title) { Text(title) } }
    }

    struct Several: App {
        var body: some Scene {
            Inner(title: "first")
            WindowGroup("Second") { Text("second") }
        }
    }

    @Test func `a custom scene is shown, and of several the first`() {
        #expect(ViewHost(app: Several.self).texts == ["first"])
    }

    struct Provided: App {
        @StateObject private var model = Model()
        var body: some Scene { WindowGroup { Content() }.environmentObject(model) }
    }

    @Test func `a scene provides objects to its views`() {
        #expect(ViewHost(app: Provided.self).texts == ["Number 0"])
    }

    @MainActor final class Escape {
        static var binding: Binding<Int>?
        static var disappeared = 0
    }

    struct Escaping: App {
        var body: some Scene { WindowGroup { EscapingView() } }
    }

    struct EscapingView: View {
        @State private var number = 0
        var body: some View {
            Text("\(number)")
                .onAppear { Escape.binding = $number }
                .onDisappear { Escape.disappeared += 1 }
        }
    }

    @Test func `a released window unmounts its views, and a binding that escaped from them still works`() throws {
        do { _ = ViewHost(app: Escaping.self) }

        let binding = try #require(Escape.binding)
        binding.wrappedValue = 5

        #expect(binding.wrappedValue == 5)
        #expect(Escape.disappeared == 1)
        Escape.binding = nil
    }
}

import OrielCombine
import OrielCore
import Testing

@MainActor
@Suite struct AppSessionTests {
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

    @Test func `the app and its objects exist once per session`() {
        (Demo.made, Model.made) = (0, 0)

        let first = AppSession<Demo>()
        let second = AppSession<Demo>()

        #expect(Demo.made == 2)
        #expect(Model.made == 2)
        #expect(first.elementTrees.map(\.element.text) == ["Number 0"])
        first.end()
        #expect(first.elementTrees.isEmpty)
        #expect(second.elementTrees.count == 1)
        second.end()
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
        let session = AppSession<Several>()
        #expect(session.elementTrees.map(\.element.text) == ["first"])
        session.end()
    }

    struct Provided: App {
        @StateObject private var model = Model()
        var body: some Scene { WindowGroup { Content() }.environmentObject(model) }
    }

    @Test func `a scene provides objects to its views`() {
        let session = AppSession<Provided>()
        #expect(session.elementTrees.map(\.element.text) == ["Number 0"])
        session.end()
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

    @Test func `a session that is let go ends, and what escaped from it is harmless`() throws {
        do { _ = AppSession<Escaping>() }

        let binding = try #require(Escape.binding)
        binding.wrappedValue = 5

        #expect(binding.wrappedValue == 5)
        #expect(Escape.disappeared == 1)
        Escape.binding = nil
    }
}

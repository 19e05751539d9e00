import OrielCombine
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct PreferenceTests {
    struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    struct Title: PreferenceKey {
        static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
    }

    final class Model: ObservableObject {
        @Published var names = ["a", "b"]
        @Published var flag = true
        @Published var other = 0
    }

    struct Rows: View {
        @ObservedObject var model: Model
        var body: some View {
            ForEach(model.names, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
            if model.flag { Text("flag").preference(key: Names.self, value: ["flag"]) }
        }
    }

    struct Page: View {
        let model: Model
        @State private var seen: [String] = []
        @State private var changes = 0
        var body: some View {
            VStack { Rows(model: model) }
                .onPreferenceChange(Names.self) {
                    seen = $0
                    changes += 1
                }
            Text("\(seen.joined(separator: ",")) \(changes)")
        }
    }

    @Test func `preferences flow up in document order and follow what changes`() async {
        let model = Model()
        let host = ViewHost { Page(model: model) }
        #expect(host.texts.last == "a,b,flag 1")

        model.names = ["b", "c", "a"]
        await host.settle()
        #expect(host.texts.last == "b,c,a,flag 2")
        model.flag = false
        await host.settle()
        #expect(host.texts.last == "b,c,a 3")
        model.names = []
        await host.settle()
        #expect(host.texts.last == " 4")
        model.other += 1
        await host.settle()

        #expect(host.texts.last == " 4")
    }

    struct Overriding: View {
        @State private var seen: [String] = []
        var body: some View {
            VStack {
                Group {
                    Text("1").preference(key: Names.self, value: ["inner"])
                }
                .preference(key: Names.self, value: ["outer"])
                Text("2").preference(key: Names.self, value: ["next"])
                    .transformPreference(Names.self) { $0.append("transformed") }
                Text("3").transformPreference(Names.self) { $0.append("from default") }
            }
            .onPreferenceChange(Names.self) { seen = $0 }
            Text(seen.joined(separator: ","))
        }
    }

    @Test func `an outer preference stands for the inner ones, and a transform starts from them`() {
        let host = ViewHost { Overriding() }
        #expect(host.texts.last == "outer,next,transformed,from default")
    }

    struct Optionals: View {
        @State private var title: String?
        @State private var text = "First"
        var body: some View {
            VStack {
                Button("Change") { text = "Second" }
                Text("no preference")
                Text("x").preference(key: Title.self, value: text)
                Text("y").preference(key: Title.self, value: "ignored")
            }
            .onPreferenceChange(Title.self) { title = $0 }
            Text(title ?? "none")
        }
    }

    @Test func `a changed value arrives within the same flush`() async throws {
        let host = ViewHost { Optionals() }
        #expect(host.texts.last == "First")

        try await host.tap("Change")

        #expect(host.texts.last == "Second")
        #expect(host.drainPatches().count == 1)
    }

    struct Growing: View {
        @State private var size = 0
        @State private var taps = 0
        var body: some View {
            Button("Taps \(taps)") { taps += 1 }
            Text("\(size > 0)").preference(key: Names.self, value: (0..<size).map(String.init))
                .onPreferenceChange(Names.self) { size = $0.count + 1 }
        }
    }

    @Test func `a preference that feeds itself is stopped with an error`() async throws {
        let host = ViewHost { Growing() }

        #expect(host.issues.count == 1)
        #expect(host.issues.first?.contains("keeps invalidating itself") == true)
        try await host.tap("Taps 0")
        #expect(host.texts.first == "Taps 1")
    }
}

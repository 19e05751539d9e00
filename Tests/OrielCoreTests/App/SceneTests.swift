import OrielCombine
import OrielCore
import OrielTesting
import Testing

private final class Model: ObservableObject {
    @Published var name = "first"
    @Published var log: [String] = []
}

private struct NameView: View {
    @EnvironmentObject private var model: Model
    @Environment(\.lineLimit) private var lineLimit

    var body: some View {
        Button(model.name) { model.name = "second" }
        Text("lines \(lineLimit ?? 0), log \(model.log.joined(separator: " "))")
    }
}

private struct ModelApp: App {
    @StateObject private var model = Model()

    var body: some Scene {
        WindowGroup("Names", id: "names") { NameView() }
            .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }
            .environment(\.lineLimit, 3)
            .environmentObject(model)
            .onChange(of: model.name) { old, new in model.log.append("\(old)>\(new)") }
            .onChange(of: model.name, initial: true) { model.log.append("seen") }
    }
}

private struct DocumentApp: App {
    var body: some Scene {
        WindowGroup(for: Int.self) { $number in
            Button("number \(number ?? -1)") { number = 4 }
        }
    }
}

private struct DefaultedApp: App {
    var body: some Scene {
        WindowGroup { $name in
            Button("name \(name)") { name = "other" }
        } defaultValue: {
            "untitled"
        }
    }
}

private struct NewSystemApp: App {
    var body: some Scene {
        if #available(macOS 13, *) {
            WindowGroup { Text("new") }
        }
        WindowGroup { Text("old") }
    }
}

private struct GroupedApp: App {
    var body: some Scene {
        Group {
            WindowGroup { NameView() }
            WindowGroup(id: "second") { Text("second") }
        }
        .environment(\.lineLimit, 2)
        .environmentObject(Model())
    }
}

@MainActor
@Suite struct SceneTests {
    @Test func `modifiers of a group of scenes reach the views of the scenes`() {
        #expect(ViewHost(app: GroupedApp.self).texts == ["first", "lines 2, log "])
    }

    @Test func `modifiers of a scene reach its views`() async {
        let host = ViewHost(app: ModelApp.self)
        #expect(host.texts.first == "first")

        await host.settle()

        #expect(host.texts.last == "lines 4, log seen")
    }

    @Test func `a window without a value shows none, or the default`() {
        #expect(ViewHost(app: DocumentApp.self).texts == ["number -1"])
        #expect(ViewHost(app: DefaultedApp.self).texts == ["name untitled"])
    }

    @Test func `a scene for the system at hand is shown`() {
        #expect(ViewHost(app: NewSystemApp.self).texts == ["new"])
    }
}

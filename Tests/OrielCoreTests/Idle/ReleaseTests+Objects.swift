import OrielCombine
import Testing

@testable import OrielCore

extension ReleaseTests {
    final class Model: ObservableObject {
        @Published var count = 0
    }

    /// A view that owns an object and a namespace, inside others without.
    struct Owner: View {
        let log: Log
        @StateObject private var model: Model
        @Namespace private var namespace

        init(log: Log, model: @escaping @autoclosure () -> Model = Model()) {
            self.log = log
            _model = StateObject(wrappedValue: model())
        }

        var body: some View {
            let _ = log.lines.append("\(namespace)")
            HStack {
                Button("Add") { model.count += 1 }.padding()
                Text("\(model.count)").padding()
            }
        }
    }

    @Test func `an object that a body makes is not made again`() {
        struct Row: View {
            @ObservedObject var model: Model
            var body: some View {
                HStack {
                    Button("Add") { model.count += 1 }.padding(); Text("\(model.count)").padding()
                }
            }
        }
        struct Page: View {
            var body: some View {
                VStack {
                    Row(model: Model()); Row(model: Model())
                }
            }
        }
        let recorder = Recorder { Page() }
        recorder.tap(0)
        recorder.graph.flush()

        recorder.graph.releaseContent()
        recorder.tap(0)
        recorder.graph.flush()

        #expect(recorder.texts == ["Add", "2", "Add", "0"])
    }

    @Test func `rows of an observed object change as if they had been there`() {
        struct Row: View {
            @ObservedObject var model: Model
            var body: some View {
                HStack {
                    Text("Count").padding(); Text("\(model.count)").padding()
                }
            }
        }
        struct Page: View {
            @StateObject var model: Model
            var body: some View { VStack { ForEach(0..<3, id: \.self) { _ in Row(model: model) } } }
        }
        let model = Model()
        let recorder = Recorder { Page(model: model) }
        let nodes = recorder.graph.nodeCount
        recorder.graph.releaseContent()
        #expect(recorder.graph.nodeCount < nodes / 3)

        let patches = recorder.patches { model.count = 7 }

        #expect(patches.count == 3)
        #expect(recorder.texts == ["Count", "7", "Count", "7", "Count", "7"])
    }

    @Test func `rebuilt views keep their objects and namespaces`() {
        let log = Log()
        let recorder = Recorder {
            Around(
                content: VStack {
                    Owner(log: log)
                    Owner(log: log)
                }
            )
        }
        let namespaces = Set(log.lines)
        #expect(namespaces.count == 2)
        for count in 1...3 {
            let button = recorder.buttons[1]
            recorder.graph.releaseContent()
            #expect(recorder.graph.nodeCount < 4)

            let patches = recorder.patches { recorder.graph.send(.tap, to: button) }

            #expect(patches.count == 1)
            #expect(recorder.texts == ["Add", "0", "Add", "\(count)"])
        }
        #expect(Set(log.lines) == namespaces)
    }

    @Test func `an object of a released view changes it, and ends with it`() {
        weak var model: Model?
        struct Page: View {
            let make: () -> Model
            @State private var isShown = true
            var body: some View {
                Button("Hide") { isShown = false }
                if isShown { VStack { Owner(log: Log(), model: make()).padding() } }
            }
        }
        let recorder = Recorder {
            Page {
                let new = Model()
                model = new
                return new
            }
        }
        let hide = recorder.buttons[0]
        for count in 1...3 {
            let patches = recorder.patches { model?.count = count }

            #expect(patches.count == 1)
            #expect(recorder.texts == ["Hide", "Add", "\(count)"])
        }

        recorder.graph.releaseContent()
        recorder.graph.send(.tap, to: hide)
        recorder.graph.flush()

        #expect(recorder.texts == ["Hide"])
        #expect(model == nil)
    }

    @Test func `an object stays with a view that cannot be rebuilt`() {
        let log = Log()
        let model = Model()
        let recorder = Recorder {
            Around(
                content: VStack {
                    Clock(log: log)
                    Owner(log: Log(), model: model)
                }
            )
        }
        // A rebuilt clock would be different.
        log.lines.append("one")
        let nodes = recorder.graph.nodeCount

        let patches = recorder.patches {
            #expect(recorder.graph.nodeCount > nodes / 2)
            model.count = 5
        }

        #expect(patches.count == 1)
        #expect(recorder.texts.last == "5")
    }

    /// Rows with an object each, inside a view that stays in memory.
    struct Accounts: View {
        let models: [Model]

        struct Row: View {
            @ObservedObject var model: Model
            @State private var taps = 0
            var body: some View {
                HStack {
                    Button("Tap") { taps += 1 }
                    Text("\(taps)").padding()
                    Text("\(model.count)").padding()
                }
            }
        }

        var body: some View {
            VStack { ForEach(0..<models.count, id: \.self) { Row(model: models[$0]) } }.onAppear {}
        }
    }

    @Test func `a changed object rebuilds at once what shows it, and the rest with the flush`() {
        let models = (0..<8).map { _ in Model() }
        let recorder = Recorder { Accounts(models: models) }
        let (nodes, trees) = (recorder.graph.nodeCount, recorder.graph.elementTrees)
        var rebuilds = 0
        recorder.graph.idle.rebuildHandler = { rebuilds += 1 }
        recorder.graph.releaseContent()
        let released = recorder.graph.nodeCount
        #expect(released < nodes / 2)

        models[3].count = 7
        #expect(recorder.graph.nodeCount > released)
        #expect(recorder.graph.nodeCount < nodes / 2)
        #expect(recorder.graph.isReleased)
        #expect(rebuilds == 0)

        recorder.graph.flush()
        #expect(recorder.graph.nodeCount == nodes)
        #expect(rebuilds == 1)
        // Of three texts per row, the last of the fourth row; the button's label comes first.
        #expect(recorder.patches == [Patch(.setText(trees.flatMap { $0.ids(of: .text) }[11], "7"))])
    }

    @Test func `an event that comes before the flush reaches a row that is still released`() {
        let models = (0..<8).map { _ in Model() }
        let recorder = Recorder { Accounts(models: models) }
        let buttons = recorder.buttons
        for count in 1...3 {
            let patches = recorder.patches {
                models[3].count = count
                recorder.graph.send(.tap, to: buttons[5])
            }

            #expect(patches.count == 2)
            #expect(recorder.texts[9...11] == ["Tap", "0", "\(count)"])
            #expect(recorder.texts[15...17] == ["Tap", "\(count)", "0"])
        }
    }

    @Test func `content that was rebuilt for no change is released again with the rest`() {
        let models = (0..<8).map { _ in Model() }
        let recorder = Recorder { Accounts(models: models) }
        recorder.graph.releaseContent()
        let released = recorder.graph.nodeCount

        models[3].objectWillChange.send()
        recorder.graph.flush()
        #expect(recorder.graph.nodeCount > released)
        recorder.graph.releaseContent()

        #expect(recorder.graph.nodeCount == released)
        #expect(recorder.patches.isEmpty)
    }

    @Test func `a partly rebuilt graph ends without a trace`() {
        let models = (0..<8).map { _ in Model() }
        let recorder = Recorder { Accounts(models: models) }
        recorder.graph.releaseContent()

        models[3].count = 7
        recorder.graph.unmount()
        models[4].count = 7
        recorder.graph.flush()

        #expect(recorder.graph.nodeCount == 0)
        #expect(recorder.graph.elementTrees.isEmpty)
    }

    @Test func `what an observer passes to released views is rebuilt before the change`() {
        // Reads the object without observing it.
        struct Part: View {
            let model: Model
            var body: some View {
                HStack {
                    ForEach(0..<4, id: \.self) { Text("\($0)").padding() }
                    Text("Count: \(model.count)")
                }
            }
        }
        struct Whole: View {
            @ObservedObject var model: Model
            var body: some View {
                VStack {
                    Text("\(model.count)")
                    Part(model: model)
                }
                .onAppear {}
            }
        }
        struct Page: View {
            let model: Model
            let others: [Model]
            var body: some View {
                VStack {
                    Whole(model: model)
                    Accounts(models: others)
                }
            }
        }
        let model = Model()
        let recorder = Recorder { Page(model: model, others: [Model(), Model()]) }

        let patches = recorder.patches {
            model.count = 7
            #expect(recorder.graph.isReleased)
        }

        // The part has got no new value.
        #expect(patches.count == 1)
        #expect(recorder.texts.contains("Count: 0"))
    }

    @Test func `rows that are released one by one follow a property that all of them observe`() {
        struct Row: View {
            let shelf: Shelf
            var body: some View {
                HStack {
                    Text("Books").padding()
                    Text("\(shelf.books)").padding()
                    Text("x").padding()
                }
            }
        }
        struct Page: View {
            let shelves: [Shelf]
            var body: some View {
                VStack { ForEach(0..<shelves.count, id: \.self) { Row(shelf: shelves[$0]) } }.onAppear {}
            }
        }
        let (own, shared) = (Shelf(), Shelf())
        let recorder = Recorder { Page(shelves: [own, shared, shared, shared]) }
        let nodes = recorder.graph.nodeCount
        for books in 2...4 {
            recorder.graph.releaseContent()
            #expect(recorder.graph.nodeCount < nodes / 2)

            let patches = recorder.patches { shared.books = books }

            let changed = ["Books", "\(books)", "x"]
            #expect(patches.count == 3)
            #expect(recorder.texts == ["Books", "1", "x"] + changed + changed + changed)
        }
        #expect(recorder.patches { own.books = 9 }.count == 1)
    }
}

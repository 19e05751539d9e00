import Observation
import OrielCombine
import Testing

@testable import OrielCore

/// Tests that an idle graph holds little memory, and that releasing content is not observable.
@MainActor
@Suite struct ReleaseTests {
    @MainActor final class Recorder {
        let graph = ViewGraph()
        private(set) var patches: [Patch] = []

        init(_ environment: EnvironmentValues = EnvironmentValues(), content: () -> some View) {
            graph.patchHandler = { [unowned self] in patches += $0 }
            graph.flushScheduler = { _ in }
            graph.mount(environment: environment, content: content)
            patches.removeAll()
        }

        isolated deinit { graph.unmount() }

        /// Returns the patches of a change made after a release.
        func patches(after change: () -> Void) -> [Patch] {
            graph.releaseContent()
            patches.removeAll()
            change()
            graph.flush()
            return patches
        }

        var buttons: [Element.ID] { graph.elementTrees.flatMap { $0.all(.button) } }
        var texts: [String] { graph.elementTrees.flatMap { $0.allTexts } }

        @discardableResult func tap(_ index: Int) -> Bool { graph.send(.tap, to: buttons[index]) == nil }
    }

    final class Log {
        var lines: [String] = []
    }

    struct Links: View {
        var count = 20
        var body: some View {
            List {
                Section("All") {
                    ForEach(0..<count, id: \.self) { number in
                        NavigationLink(value: number) { Label("Page \(number)", systemImage: "star") }
                    }
                }
            }
        }
    }

    struct Rows: View {
        let log: Log
        @State private var chosen = 0
        @State private var count = 6
        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                ForEach(0..<count, id: \.self) { number in
                    Button {
                        log.lines.append("row \(number)"); chosen = number
                    } label: {
                        HStack {
                            Text("Row"); Text(number == chosen ? "chosen" : "free").padding()
                        }
                    }
                }
            }
        }
    }

    @Test func `derived nodes are released and rebuilt`() {
        let recorder = Recorder { Links() }
        let (nodes, trees) = (recorder.graph.nodeCount, recorder.graph.elementTrees)

        recorder.graph.releaseContent()

        #expect(recorder.graph.nodeCount < nodes / 20)
        #expect(recorder.graph.elementTrees == trees)
        #expect(recorder.graph.nodeCount == nodes)
        #expect(recorder.patches.isEmpty)
    }

    @Test func `links next to their page are released`() {
        struct Columns: View {
            var body: some View {
                NavigationSplitView {
                    Links(count: 40).navigationDestination(for: Int.self) { Text("Welcome to \($0)") }
                } detail: {
                    Text("No page")
                }
            }
        }
        let recorder = Recorder { Columns() }
        recorder.graph.history.open("/7")
        recorder.graph.flush()
        let (nodes, texts) = (recorder.graph.nodeCount, recorder.texts)

        recorder.graph.releaseContent()

        #expect(texts.contains("Welcome to 7"))
        #expect(nodes > 600 && recorder.graph.nodeCount < 80)
        #expect(recorder.texts == texts)
    }

    @Test func `an event reaches a released node`() {
        let log = Log()
        let recorder = Recorder { Rows(log: log) }
        let buttons = recorder.buttons
        recorder.graph.releaseContent()

        #expect(recorder.graph.send(.tap, to: buttons[3]) == nil)

        #expect(log.lines == ["row 2"])
    }

    @Test func `changes after a release are the changes without one`() {
        let (released, unreleased) = (Recorder { Rows(log: Log()) }, Recorder { Rows(log: Log()) })
        for index in [0, 3, 0, 1, 7, 0] {
            let button = released.buttons[index]

            let patches = released.patches { released.graph.send(.tap, to: button) }
            unreleased.tap(index)
            let nodesBefore = unreleased.patches.count
            unreleased.graph.flush()

            #expect(patches == Array(unreleased.patches[nodesBefore...]))
            #expect(released.graph.elementTrees == unreleased.graph.elementTrees)
        }
    }

    @Test func `state of views stays where it is`() {
        struct Row: View {
            @State private var count = 0
            var body: some View {
                Button {
                    count += 1
                } label: {
                    HStack {
                        Text("Count").padding(); Text("\(count)").padding()
                    }
                }
            }
        }
        let recorder = Recorder { VStack { ForEach(0..<3, id: \.self) { _ in Row() } } }
        recorder.tap(1)
        recorder.graph.flush()

        let nodes = recorder.graph.nodeCount
        recorder.graph.releaseContent()
        #expect(recorder.graph.nodeCount < nodes)
        recorder.tap(1)
        recorder.graph.flush()

        #expect(recorder.texts == ["Count", "0", "Count", "2", "Count", "0"])
    }

    /// A view with state, inside others without.
    struct Counters: View {
        let log: Log
        var onTap: (@escaping () -> Void) -> Void = { $0() }
        var body: some View {
            VStack {
                ForEach(log.lines, id: \.self) { Text($0) }
                HStack { Counter(onTap: onTap).padding() }
                HStack { Counter(onTap: onTap).padding() }
            }
        }
    }

    struct Counter: View {
        let onTap: (@escaping () -> Void) -> Void
        @State private var count = 0
        var body: some View {
            Button {
                onTap { count += 1 }
            } label: {
                HStack {
                    Text("Count").padding()
                    Text("\(count)").padding()
                }
            }
        }
    }

    @Test func `state goes over to the views made again`() {
        let recorder = Recorder { Around(content: Counters(log: Log())) }
        for count in 1...3 {
            let button = recorder.buttons[1]
            recorder.graph.releaseContent()
            #expect(recorder.graph.nodeCount < 4)

            let patches = recorder.patches { recorder.graph.send(.tap, to: button) }

            #expect(patches.count == 1)
            #expect(recorder.texts == ["Count", "0", "Count", "\(count)"])
        }
    }

    @Test func `a later change by a released view is shown`() {
        var later: [() -> Void] = []
        let recorder = Recorder { Around(content: Counters(log: Log()) { later.append($0) }) }
        recorder.tap(0)
        recorder.tap(1)
        recorder.graph.flush()
        for count in 1...3 {
            let patches = recorder.patches { later[1]() }

            #expect(patches.count == 1)
            #expect(recorder.texts == ["Count", "0", "Count", "\(count)"])
        }
    }

    @Test func `state stays with its views where they cannot be made again`() {
        let log = Log()
        let recorder = Recorder { Around(content: Counters(log: log)) }
        let nodes = recorder.graph.nodeCount
        log.lines.append("new")

        recorder.graph.releaseContent()
        #expect(recorder.graph.nodeCount == nodes)
        let patches = recorder.patches { recorder.tap(1) }

        #expect(patches.count == 1)
        #expect(recorder.texts == ["Count", "0", "Count", "1"])
    }

    @Test func `state of a graph that has ended while it was released is set in vain`() {
        var later: [() -> Void] = []
        let recorder = Recorder { Around(content: Counters(log: Log()) { later.append($0) }) }
        recorder.tap(0)
        recorder.graph.flush()
        recorder.graph.releaseContent()

        recorder.graph.unmount()
        later[0]()
        recorder.graph.flush()

        #expect(recorder.graph.nodeCount == 0)
    }

    @Test func `a binding reaches the state of a released view`() {
        struct Owner: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Toggle("On", isOn: $isOn).padding().padding().padding()
                    Text(isOn ? "yes" : "no").padding()
                }
            }
        }
        let recorder = Recorder { Around(content: VStack { Owner().padding() }) }
        let toggle = recorder.graph.elementTrees.flatMap { $0.all(.toggle) }[0]
        for isOn in [true, false] {
            recorder.graph.releaseContent()
            #expect(recorder.graph.nodeCount < 4)

            recorder.graph.send(.change(isOn), to: toggle)
            recorder.graph.flush()

            #expect(recorder.texts.contains(isOn ? "yes" : "no"))
        }
    }

    @Test func `a button with a custom style is released, pressed and released`() {
        struct Sinking: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .padding(configuration.isPressed ? 1 : 2)
                    .animation(.linear, value: configuration.isPressed)
            }
        }
        struct Page: View {
            var body: some View { VStack { Button("Go") {}.buttonStyle(Sinking()) } }
        }
        let recorder = Recorder { Page() }
        let button = recorder.buttons[0]
        for isPressed in [true, false] {
            recorder.graph.releaseContent()
            #expect(recorder.graph.nodeCount < 4)

            let patches = recorder.patches { recorder.graph.send(.press(isPressed), to: button) }

            #expect(patches.count == 1)
            #expect(patches.first?.animation == .linear)
        }
    }

    /// Rows whose focus a state follows, as in lists that keys move through.
    struct Choices: View {
        @FocusState private var choice: Int?

        struct Row: View {
            let number: Int
            var body: some View {
                Button {
                } label: {
                    HStack {
                        Text("Row").padding()
                        Text("\(number)").padding()
                    }
                }
            }
        }

        var body: some View {
            VStack {
                Text(choice.map { "Row \($0) has the focus" } ?? "No row has the focus")
                Button("Last") { choice = 7 }
                ForEach(0..<8, id: \.self) { Row(number: $0).focused($choice, equals: $0) }
            }
        }
    }

    @Test func `buttons that can have the focus are released, and one that has it is kept`() {
        let recorder = Recorder { Choices() }
        let (nodes, buttons) = (recorder.graph.nodeCount, recorder.buttons)
        recorder.graph.releaseContent()
        // The view that owns the state of the focus.
        #expect(recorder.graph.nodeCount < 4)

        recorder.graph.send(.focus(true), to: buttons[4])
        recorder.graph.flush()
        #expect(recorder.texts.first == "Row 3 has the focus")
        recorder.graph.releaseContent()
        // The row with the focus, and what is around the others.
        #expect(recorder.graph.nodeCount > 8)
        #expect(recorder.graph.nodeCount < nodes * 2 / 3)

        recorder.graph.send(.focus(false), to: buttons[4])
        recorder.graph.flush()
        #expect(recorder.texts.first == "No row has the focus")
        #expect(recorder.buttons == buttons)
    }

    @Test func `the focus moves into a released row`() {
        let recorder = Recorder { Choices() }
        let buttons = recorder.buttons

        let patches = recorder.patches { recorder.graph.send(.tap, to: buttons[0]) }

        #expect(patches.contains { $0.operation == .focus(buttons[8]) })
        #expect(recorder.texts.first == "Row 7 has the focus")
    }

    /// Two rows with one value of the focus state. The second one stays in memory.
    struct Twins: View {
        @FocusState private var choice: Int?

        struct First: View {
            let choice: FocusState<Int?>.Binding
            var body: some View { Choices.Row(number: 0).focused(choice, equals: 5) }
        }

        var body: some View {
            VStack {
                Button("Go") { choice = 5 }
                First(choice: $choice)
                Choices.Row(number: 1).onAppear {}.focused($choice, equals: 5)
            }
        }
    }

    @Test func `of two views with the same value, the first on the page gets the focus also after a release`() {
        let recorder = Recorder { Twins() }
        let (nodes, buttons) = (recorder.graph.nodeCount, recorder.buttons)
        recorder.graph.releaseContent()
        #expect(recorder.graph.nodeCount < nodes)

        let patches = recorder.patches { recorder.graph.send(.tap, to: buttons[0]) }

        #expect(patches.contains { $0.operation == .focus(buttons[1]) })
    }

    /// A sheet that an address opens.
    struct Note: Identifiable, LosslessStringConvertible {
        let id: Int

        init?(_ description: String) {
            guard description.hasPrefix("note-"), let id = Int(description.dropFirst(5)) else { return nil }
            self.id = id
        }

        var description: String { "note-\(id)" }
    }

    @Test func `a released view presents the sheet of an address`() {
        struct Row: View {
            let number: Int
            @State private var note: Note?
            var body: some View {
                HStack {
                    Text("Row").padding()
                    Text("\(number)").padding()
                }
                .sheet(item: $note) { Text("Row \(number) shows \($0.description)") }
            }
        }
        struct Page: View {
            var body: some View { VStack { ForEach(0..<4, id: \.self) { Row(number: $0) } } }
        }
        let recorder = Recorder { Around(content: Page()) }
        recorder.graph.releaseContent()
        #expect(recorder.graph.nodeCount < 4)

        #expect(recorder.graph.history.open("/note-7"))

        #expect(recorder.texts.contains("Row 0 shows note-7"))
        recorder.graph.releaseContent()
        #expect(recorder.texts.contains("Row 0 shows note-7"))
    }

    /// A property wrapper that consists of values.
    @propertyWrapper struct Doubled: DynamicProperty {
        @State private var half = 1
        private let step: Int
        private var shown = 0

        init(step: Int) { self.step = step }

        var wrappedValue: Int { shown }

        func raise() { half += step }

        mutating func update() { shown = half * 2 }
    }

    @Test func `a view with a property wrapper of values is released, and keeps its state`() {
        struct Pot: View {
            @Doubled(step: 2) private var level: Int
            var body: some View {
                HStack {
                    Button("Raise") { _level.raise() }.padding()
                    Text("\(level)").padding()
                }
            }
        }
        struct Kitchen: View {
            var body: some View {
                VStack {
                    Pot()
                    Pot()
                }
            }
        }
        let recorder = Recorder { Around(content: Kitchen()) }
        for level in [6, 10, 14] {
            let button = recorder.buttons[1]
            recorder.graph.releaseContent()
            #expect(recorder.graph.nodeCount < 4)

            let patches = recorder.patches { recorder.graph.send(.tap, to: button) }

            #expect(patches.count == 1)
            #expect(recorder.texts == ["Raise", "2", "Raise", "\(level)"])
        }
    }

    /// A property wrapper whose update has an effect.
    @propertyWrapper struct Logged: DynamicProperty {
        private let log: Log

        init(log: Log) { self.log = log }

        var wrappedValue: Int { log.lines.count }

        func update() { log.lines.append("update") }
    }

    @Test func `a property wrapper with an object is not updated for a release`() {
        struct Page: View {
            @Logged private var updates: Int
            init(log: Log) { _updates = Logged(log: log) }
            var body: some View {
                VStack {
                    ForEach(0..<8, id: \.self) { Text("Row \($0)").padding() }
                    Text(updates > 0 ? "updated" : "new")
                }
            }
        }
        let log = Log()
        let recorder = Recorder { Around(content: Page(log: log)) }
        let nodes = recorder.graph.nodeCount
        let updates = log.lines.count

        recorder.graph.releaseContent()

        #expect(recorder.graph.nodeCount == nodes)
        #expect(log.lines.count == updates)
    }

    @Test func `onAppear does not run again after a release`() {
        struct Guest: View {
            let log: Log
            var body: some View {
                VStack {
                    Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
                }
                .onAppear { log.lines.append("came") }
                .onDisappear { log.lines.append("went") }
            }
        }
        let log = Log()
        let recorder = Recorder { Guest(log: log) }

        recorder.graph.releaseContent()
        _ = recorder.graph.elementTrees
        recorder.graph.flush()

        #expect(log.lines == ["came"])
    }

    @Test func `bodies that run for the same again are not counted`() {
        let recorder = Recorder { Links() }
        var bodies: [String] = []
        recorder.graph.bodyObserver = { bodies.append($0) }

        recorder.graph.releaseContent()
        _ = recorder.graph.elementTrees

        #expect(bodies.isEmpty)
    }

    /// A view that reads a value that changes without a notification.
    struct Clock: View {
        let log: Log
        var body: some View {
            VStack {
                ForEach(0..<8, id: \.self) { Text("Hour \($0)") }
                ForEach(log.lines, id: \.self) { Text($0) }
                Text("Lines: \(log.lines.count)")
            }
        }
    }

    struct Around<Content: View>: View {
        let content: Content
        var body: some View { content }
    }

    @Test func `a change that a body finds after a release is sent`() {
        let log = Log()
        let recorder = Recorder { Around(content: Clock(log: log)) }
        let trees = recorder.graph.elementTrees

        let patches = recorder.patches {
            log.lines.append("one")
            _ = recorder.graph.elementTrees
        }

        // The changed content replaces the content the renderer has.
        let removed = patches.compactMap { if case .remove(let id) = $0.operation { id } else { nil } }
        #expect(removed == [trees[0].id])
        #expect(recorder.texts.suffix(2) == ["one", "Lines: 1"])
    }

    @Test func `a text that a body finds changed keeps its element`() throws {
        struct Reading: View {
            let log: Log
            var body: some View {
                VStack {
                    ForEach(0..<8, id: \.self) { Text("Hour \($0)") }; Text("Lines: \(log.lines.count)")
                }
            }
        }
        let log = Log()
        let recorder = Recorder { Around(content: Reading(log: log)) }
        let last = try #require(recorder.graph.elementTrees[0].children.last)

        let patches = recorder.patches {
            log.lines.append("one")
            _ = recorder.graph.elementTrees
        }

        #expect(patches == [Patch(.setText(last.id, "Lines: 1"))])
    }

    @Test func `an environment change reaches released views`() {
        struct Reader: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View {
                HStack {
                    Text(isEnabled ? "on" : "off").padding(); Text("x").padding()
                }
            }
        }
        struct Switch: View {
            @State private var isOff = false
            var body: some View {
                Button("Switch") { isOff.toggle() }
                VStack {
                    Reader(); Reader(); Reader()
                }.disabled(isOff)
            }
        }
        let recorder = Recorder { Switch() }
        let button = recorder.buttons[0]

        let patches = recorder.patches { recorder.graph.send(.tap, to: button) }

        #expect(patches.count == 3)
        #expect(recorder.texts == ["Switch", "off", "x", "off", "x", "off", "x"])
    }

    final class Model: ObservableObject {
        @Published var count = 0
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
        #expect(recorder.patches == [Patch(.setText(trees.flatMap { $0.all(.text) }[11], "7"))])
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

    @Test func `the concealed other state of a view is released and stays concealed`() {
        struct Row: View {
            @State private var isLiked = false
            var body: some View {
                HStack {
                    Button(isLiked ? "liked" : "free") { isLiked.toggle() }.padding()
                    Text("Heart").padding().otherState { Text(isLiked ? "empty" : "full").padding() }
                }
            }
        }
        let recorder = Recorder { Around(content: VStack { Row() }) }
        let concealed = recorder.graph.concealedContentCount
        #expect(concealed == 1)
        for isLiked in [true, false, true] {
            let button = recorder.buttons[0]
            recorder.graph.releaseContent()
            #expect(recorder.graph.nodeCount < 4)
            #expect(recorder.graph.concealedContentCount == 0)

            let patches = recorder.patches { recorder.graph.send(.tap, to: button) }

            #expect(patches.count == 2)
            #expect(recorder.graph.concealedContentCount == concealed)
            #expect(recorder.texts == [isLiked ? "liked" : "free", "Heart", isLiked ? "empty" : "full"])
        }
    }

    @Observable final class Shelf {
        var books = 1
    }

    @Test func `rows that observe a property follow each of its changes`() {
        struct Row: View {
            let shelf: Shelf
            var body: some View {
                HStack {
                    Text("Books").padding(); Text("\(shelf.books)").padding()
                }
            }
        }
        struct Page: View {
            let shelf: Shelf
            var body: some View { VStack { ForEach(0..<3, id: \.self) { _ in Row(shelf: shelf) } } }
        }
        let shelf = Shelf()
        let recorder = Recorder { Page(shelf: shelf) }
        let nodes = recorder.graph.nodeCount
        for books in 2...4 {
            recorder.graph.releaseContent()
            #expect(recorder.graph.nodeCount < nodes / 3)

            let patches = recorder.patches { shelf.books = books }

            #expect(patches.count == 3)
            #expect(recorder.texts.count { $0 == "\(books)" } == 3)
        }
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

    @Test func `a state change animates released views`() {
        struct Page: View {
            @State private var isWide = false
            var body: some View {
                Button("Go") { withAnimation(.linear) { isWide.toggle() } }
                HStack { ForEach(0..<4, id: \.self) { _ in Text("x").padding(isWide ? 20 : 10) } }
            }
        }
        let recorder = Recorder { Page() }
        let button = recorder.buttons[0]

        let patches = recorder.patches { recorder.graph.send(.tap, to: button) }

        #expect(patches.count == 4)
        #expect(patches.allSatisfy { $0.animation == .linear })
    }

    @Test func `branches made again are no change`() {
        struct Branch: View {
            let number: Int
            var body: some View {
                if number > 0 { Text("more").padding() } else { Text("nothing").padding() }
                if number > 1 { Text("much").padding() }
            }
        }
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Button("\(count)") { count += 1 }
                VStack { ForEach(0..<4, id: \.self) { Branch(number: $0) } }
            }
        }
        struct Around: View {
            var body: some View { VStack { Page() } }
        }
        let recorder = Recorder { Around() }
        let button = recorder.buttons[0]

        let patches = recorder.patches { recorder.graph.send(.tap, to: button) }

        #expect(patches.count == 1)
    }

    @Test func `a view reads on what its content reads as well`() {
        struct Part: View {
            @Binding var isOpen: Bool
            var body: some View {
                Text(isOpen ? "open" : "closed").padding()
                Toggle("Open", isOn: $isOpen).padding()
                if isOpen { Text("inside").padding() }
            }
        }
        struct Page: View {
            @State private var isOpen = false
            var body: some View {
                VStack { Part(isOpen: $isOpen) }
                Button("Turn") { isOpen.toggle() }
            }
        }
        let recorder = Recorder { Page() }
        for text in ["open", "closed", "open"] {
            recorder.graph.releaseContent()
            recorder.tap(0)
            recorder.graph.flush()

            #expect(recorder.texts.first == text)
            #expect(recorder.texts.contains("inside") == (text == "open"))
        }
    }

    @Test func `all observers of a property update, in any order`() {
        struct Inner: View {
            let shelf: Shelf
            var body: some View {
                VStack {
                    Text("Inner").padding(); Text("\(shelf.books)").padding()
                }
            }
        }
        struct Outer: View {
            let shelf: Shelf
            var body: some View {
                Text("\(shelf.books)")
                VStack {
                    Inner(shelf: shelf); Inner(shelf: shelf)
                }
            }
        }
        let shelf = Shelf()
        let recorder = Recorder { Outer(shelf: shelf) }
        for books in 2...5 {
            _ = recorder.patches { shelf.books = books }

            #expect(recorder.texts.count { $0 == "\(books)" } == 3)
        }
    }

    @Test func `a released row can be scrolled to`() {
        struct Page: View {
            @State private var request = 0
            var body: some View {
                ScrollViewReader { proxy in
                    Button("Go") { proxy.scrollTo(12) }
                    Links()
                }
            }
        }
        let recorder = Recorder { Page() }
        let button = recorder.buttons[0]

        let patches = recorder.patches { recorder.graph.send(.tap, to: button) }

        #expect(patches.contains { if case .scroll = $0.operation { true } else { false } })
    }

    @Test func `a released graph ends without a trace`() {
        let recorder = Recorder { Links() }

        recorder.graph.releaseContent()
        recorder.graph.unmount()

        #expect(recorder.graph.nodeCount == 0)
        #expect(recorder.graph.elementTrees.isEmpty)
    }

    @Test func `a released link is found by its address`() {
        struct Root: View {
            var body: some View {
                NavigationStack { Links().navigationDestination(for: Int.self) { Text("Welcome to \($0)") } }
            }
        }
        let recorder = Recorder { Root() }

        recorder.graph.releaseContent()
        recorder.graph.history.open("/7")

        #expect(recorder.texts.contains("Welcome to 7"))
    }
}

extension ElementTree {
    fileprivate func all(_ kind: Element.Kind) -> [Element.ID] {
        (element.kind == kind ? [id] : []) + children.flatMap { $0.all(kind) }
    }

    fileprivate var allTexts: [String] { (element.text.map { [$0] } ?? []) + children.flatMap { $0.allTexts } }
}

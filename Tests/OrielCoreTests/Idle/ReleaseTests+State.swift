import Foundation
import Testing

@testable import OrielCore

extension ReleaseTests {
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
        let toggle = recorder.elements(.toggle)[0]
        for isOn in [true, false] {
            recorder.graph.releaseContent()
            #expect(recorder.graph.nodeCount < 4)

            recorder.graph.send(.change(isOn), to: toggle)
            recorder.graph.flush()

            #expect(recorder.texts.contains(isOn ? "yes" : "no"))
        }
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

    /// A value around an object.
    struct Journal {
        let log: Log
    }

    /// A property wrapper that reaches an object through a value.
    @propertyWrapper struct Noted: DynamicProperty {
        private let journal: Journal

        init(log: Log) { journal = Journal(log: log) }

        var wrappedValue: Int { journal.log.lines.count }

        func update() { journal.log.lines.append("update") }
    }

    /// A property wrapper that may call a function of the app.
    @propertyWrapper struct Told: DynamicProperty {
        private let action: (() -> Int)?

        init(action: (() -> Int)?) { self.action = action }

        var wrappedValue: Bool { action != nil }

        func update() { _ = action?() }
    }

    struct Lines: View {
        let last: String
        var body: some View {
            VStack {
                ForEach(0..<8, id: \.self) { Text("Row \($0)").padding() }
                Text(last)
            }
        }
    }

    struct LoggedLines: View {
        @Logged private var updates: Int
        init(log: Log) { _updates = Logged(log: log) }
        var body: some View { Lines(last: updates > 0 ? "updated" : "new") }
    }

    struct NotedLines: View {
        @Noted private var updates: Int
        init(log: Log) { _updates = Noted(log: log) }
        var body: some View { Lines(last: updates > 0 ? "updated" : "new") }
    }

    struct ToldLines: View {
        @Told private var isTold: Bool
        init(log: Log) {
            _isTold = Told {
                log.lines.append("update")
                return log.lines.count
            }
        }
        var body: some View { Lines(last: isTold ? "told" : "not told") }
    }

    @Test(arguments: ["object", "object in a value", "optional function"])
    func `a property wrapper with an object is not updated for a release`(content: String) {
        let log = Log()
        let recorder =
            switch content {
            case "object": Recorder { Around(content: LoggedLines(log: log)) }
            case "object in a value": Recorder { Around(content: NotedLines(log: log)) }
            default: Recorder { Around(content: ToldLines(log: log)) }
            }
        let updates = log.lines.count
        #expect(updates > 0)

        recorder.graph.releaseContent()

        #expect(log.lines.count == updates)
        #expect(recorder.texts.count == 9)
        #expect(log.lines.count == updates)
    }
}

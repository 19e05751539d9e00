import Testing

@testable import OrielCore

/// Tests that an idle graph holds little memory, and that releasing content is not observable.
@MainActor
@Suite struct ReleaseTests {
    @Test func `derived nodes are released and rebuilt`() {
        let recorder = Recorder { Links() }
        let (nodes, trees) = (recorder.graph.nodeCount, recorder.graph.elementTrees)

        recorder.graph.releaseContent()

        #expect(recorder.graph.nodeCount < nodes / 20)
        #expect(recorder.graph.elementTrees == trees)
        #expect(recorder.graph.nodeCount == nodes)
        #expect(recorder.patches.isEmpty)
    }

    @Test func `an idle graph has no memory for changes, and records the next ones`() {
        struct Numbers: View {
            @State private var first = 0
            var body: some View {
                Button("Next") { first += 1 }
                VStack { ForEach(0..<100, id: \.self) { Text("\(first + $0)") } }
            }
        }
        let recorder = Recorder { Numbers() }
        recorder.tap(0)
        recorder.graph.flush()
        #expect(recorder.patches.count == 100)
        #expect(recorder.graph.changes.capacity >= 100)

        recorder.graph.releaseContent()
        #expect(recorder.graph.changes.capacity == 0)

        recorder.tap(0)
        recorder.graph.flush()
        #expect(recorder.patches.count == 200)
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

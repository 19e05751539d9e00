import OrielCombine
import Testing

@testable import OrielCore

/// Views that set preferences, and pages of navigation.
extension ReleaseTests {
    private enum Total: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Amounts: View {
        @State private var amount = 1
        var body: some View {
            VStack {
                Button("More") { amount += 1 }
                ForEach(0..<8, id: \.self) { Text("\($0)").preference(key: Total.self, value: amount) }
            }
        }
    }

    private struct Sum: View {
        let log: Log
        var body: some View {
            Around(content: Amounts()).onPreferenceChange(Total.self) { log.lines.append("\($0)") }
        }
    }

    @Test func `views that set preferences are released, and their observers receive the next change only`() {
        let log = Log()
        let recorder = Recorder { Sum(log: log) }
        let button = recorder.buttons[0]
        #expect(log.lines == ["8"])

        recorder.graph.releaseContent()
        #expect(recorder.graph.nodeCount < 5)
        #expect(!recorder.graph.hasPendingWork)
        _ = recorder.graph.elementTrees
        recorder.graph.flush()
        #expect(log.lines == ["8"])

        let patches = recorder.patches { recorder.graph.send(.tap, to: button) }
        #expect(log.lines == ["8", "16"])
        #expect(patches.isEmpty)
        recorder.graph.releaseContent()
        #expect(recorder.graph.nodeCount < 5)
    }

    private final class Weather: ObservableObject {
        @Published var name = "rain"
    }

    private struct Day: View {
        let number: Int
        @ObservedObject var weather: Weather
        @State private var isLate = false
        var body: some View {
            VStack {
                Text("Day \(number)").padding()
                Text(weather.name).padding()
                Button("Later") { isLate.toggle() }
            }
            .navigationTitle(isLate ? "Evening" : "Morning")
            .toolbar { Button("Share") {} }
        }
    }

    private struct Days: View {
        let weather: Weather
        @State private var query = ""
        var body: some View {
            NavigationSplitView {
                Links(count: 20)
                    .navigationTitle("Days")
                    .searchable(text: $query)
                    .navigationDestination(for: Int.self) { Day(number: $0, weather: weather) }
            } detail: {
                Text("No day")
            }
        }
    }

    @Test func `pages with bars, destinations and search fields are released and work on`() throws {
        let weather = Weather()
        let recorder = Recorder { Days(weather: weather) }
        recorder.graph.history.open("/7")
        recorder.graph.flush()
        let trees = recorder.graph.elementTrees
        let (nodes, later) = (recorder.graph.nodeCount, recorder.buttons.count - 2)
        #expect(recorder.texts.contains("Day 7") && recorder.texts.contains("Morning"))

        recorder.graph.releaseContent()

        #expect(nodes > 300 && recorder.graph.nodeCount < 50)
        #expect(!recorder.graph.hasPendingWork)
        #expect(recorder.patches { _ = recorder.graph.elementTrees }.isEmpty)
        #expect(recorder.graph.elementTrees == trees)

        recorder.graph.releaseContent()
        recorder.tap(later)
        recorder.graph.flush()
        #expect(recorder.texts.contains("Evening") && !recorder.texts.contains("Morning"))
        recorder.graph.releaseContent()
        recorder.graph.history.goTo(depth: 0, path: "/")
        recorder.graph.history.open("/3")
        recorder.graph.flush()
        #expect(recorder.texts.contains("Day 3") && recorder.texts.contains("Morning"))
    }

    @Test func `a destination is known while its page is released`() {
        let weather = Weather()
        let recorder = Recorder { Days(weather: weather) }
        recorder.graph.history.open("/7")
        recorder.graph.flush()
        recorder.graph.releaseContent()

        // Only what shows the weather is rebuilt before the flush.
        weather.name = "sun"

        recorder.graph.flush()
        #expect(recorder.texts.contains("sun") && recorder.texts.contains("Day 7"))
        #expect(recorder.graph.issues.isEmpty)
    }

    @Test func `words typed into a released search field reach its binding`() throws {
        let recorder = Recorder { Days(weather: Weather()) }
        let field = try #require(recorder.elements(.searchField).first)
        recorder.graph.releaseContent()
        let nodes = recorder.graph.nodeCount

        recorder.graph.send(.focus(true), to: field)
        recorder.graph.flush()
        recorder.graph.releaseContent()
        // The field has the focus now.
        #expect(recorder.graph.nodeCount > nodes)
        recorder.graph.send(.input("rain"), to: field)
        recorder.graph.flush()

        let trees = recorder.graph.elementTrees.flatMap { $0.elements(of: .searchField) }
        #expect(trees.first?.attributes[.value] == .string("rain"))
    }
}

extension ElementTree {
    fileprivate func elements(of kind: Element.Kind) -> [Element] {
        (element.kind == kind ? [element] : []) + children.flatMap { $0.elements(of: kind) }
    }
}

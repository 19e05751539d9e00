import Observation
import Testing

@testable import OrielCore

extension ReleaseTests {
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
}

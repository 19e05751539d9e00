import Foundation
import Testing

@testable import OrielCore

extension ReleaseTests {
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
}

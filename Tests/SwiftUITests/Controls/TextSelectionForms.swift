import SwiftUI

/// A field and an editor whose selections the app reads and sets.
struct TextSelectionForms: View {
    @State private var message = "Grüße 👋 an alle"
    @State private var selection: TextSelection?
    @State private var notes = "one two"
    @State private var noteSelection: TextSelection? = TextSelection(insertionPoint: "".startIndex)

    var body: some View {
        VStack {
            TextField("Message", text: $message, selection: $selection)
            TextField("Lines", text: $message, selection: $selection, prompt: Text("Type"), axis: .vertical)
            TextField(text: $message, selection: $selection) { Text("With a label") }
            TextEditor(text: $notes, selection: $noteSelection)
                .accessibilityLabel("Notes")
                .textSelectionAffinity(.upstream)
            Text("selected: \(selected)")
            Text("note: \(noteSelection?.isInsertion == true ? "insertion" : "range")")
            Text("direction: \(direction(selection)), of the note: \(direction(noteSelection))")
            Button("Select the first word") {
                guard let end = message.firstIndex(of: " ") else { return }
                selection = TextSelection(range: message.startIndex..<end)
            }
            Button("Make it bold") {
                guard case .selection(let range)? = selection?.indices else { return }
                message.replaceSubrange(range, with: "**\(message[range])**")
                selection = TextSelection(insertionPoint: message.endIndex)
            }
            Button("Select the vowels") {
                noteSelection = TextSelection(ranges: notes.indices { "aeiou".contains($0) })
            }
        }
    }

    private func direction(_ selection: TextSelection?) -> String {
        switch selection?.affinity {
        case .upstream: "to the start"
        case .downstream: "to the end"
        case .automatic: "none"
        case nil: "nothing"
        @unknown default: ""
        }
    }

    private var selected: String {
        switch selection?.indices {
        case .selection(let range): String(message[range])
        case .multiSelection(let ranges): ranges.ranges.map { String(message[$0]) }.joined(separator: ",")
        case nil: "nothing"
        @unknown default: ""
        }
    }
}

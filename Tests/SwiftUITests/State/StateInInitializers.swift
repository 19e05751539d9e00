import SwiftUI

struct EditorView: View {
    @State private var text: String
    @State private var isValid: Bool
    @State private var model: EditorModel
    @StateObject private var history: HistoryModel
    @Binding private var isPresented: Bool
    @ObservedObject private var search: SearchModel
    private let onSave: (String) -> Void

    init(
        text: String,
        isPresented: Binding<Bool> = .constant(true),
        search: SearchModel = SearchModel(),
        onSave: @escaping (String) -> Void = { _ in }
    ) {
        _text = State(initialValue: text)
        _isValid = .init(wrappedValue: !text.isEmpty)
        self._model = State(wrappedValue: EditorModel(text: text))
        self._history = StateObject(wrappedValue: HistoryModel(first: text))
        self._isPresented = isPresented
        self._search = ObservedObject(wrappedValue: search)
        self.onSave = onSave
    }

    var body: some View {
        VStack {
            TextField("Text", text: $text)
            Text(isValid ? "valid" : "invalid")
            Text("First was \(history.entries.first ?? "nothing")")
            Button("Save") {
                history.entries.append(text)
                onSave(text)
                isPresented = false
            }
        }
    }
}

/// Wrapped values assigned in the initializer.
struct CounterStartingAt: View {
    @State private var count: Int
    @StateObject private var history: HistoryModel

    init(_ start: Int, history: @autoclosure @escaping () -> HistoryModel) {
        self.count = start
        _history = StateObject(wrappedValue: history())
    }

    var body: some View {
        Button("Count is \(count)") {
            count += 1
            history.entries.append("\(count)")
        }
    }
}

final class HistoryModel: ObservableObject {
    @Published var entries: [String]

    init(first: String) { entries = [first] }
}

@Observable
final class EditorModel {
    var text: String

    init(text: String) { self.text = text }
}

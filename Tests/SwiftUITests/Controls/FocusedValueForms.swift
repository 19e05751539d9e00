import Combine
import SwiftUI

struct FocusedMessageKey: FocusedValueKey {
    typealias Value = String
}

extension FocusedValues {
    var message: FocusedMessageKey.Value? {
        get { self[FocusedMessageKey.self] }
        set { self[FocusedMessageKey.self] = newValue }
    }

    @Entry var draft: Binding<String>?
    @Entry var send: (() -> Void)?
}

final class FocusedDraft: ObservableObject {
    @Published var title = "Draft"
}

struct FocusedValueForms: View {
    @State private var text = "Hello"
    @StateObject private var draft = FocusedDraft()

    var body: some View {
        MessageCommands()
        TextField("Message", text: $text)
            .focusedValue(\.message, "first")
            .focusedValue(\.message, text.isEmpty ? nil : text)
            .focusedValue(\.draft, $text)
            .focusedSceneValue(\.send) { text = "Sent" }
            .focusedObject(draft)
            .focusedSceneObject(draft)
    }
}

struct MessageCommands: View {
    @FocusedValue(\.message) var message
    @FocusedValue(\.send) private var send
    @FocusedBinding(\.draft) private var draft
    @FocusedObject private var object: FocusedDraft?

    var body: some View {
        Text(message ?? "No message")
        Button("Clear") { draft = nil }
        Button("Send") { send?() }
        if let $draft = Binding($draft) { TextField("Copy", text: $draft) }
        if let title = $object?.title { TextField("Title", text: title) }
    }
}

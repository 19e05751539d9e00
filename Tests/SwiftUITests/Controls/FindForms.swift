import SwiftUI

/// An editor that is searched.
struct FindForms: View {
    @State private var note = "One Café, two cafes"
    @State private var isFinding = false
    private let forbidsReplacing: Bool
    private let forbidsFinding: Bool

    init(forbidsReplacing: Bool = false, forbidsFinding: Bool = false) {
        self.forbidsReplacing = forbidsReplacing
        self.forbidsFinding = forbidsFinding
    }

    var body: some View {
        VStack {
            Button("Find in note") { isFinding = true }
            TextEditor(text: $note)
                .frame(height: 100)
                .findNavigator(isPresented: $isFinding)
                .findDisabled(forbidsFinding)
                .replaceDisabled(forbidsReplacing)
            Text("note: \(note)")
        }
    }
}

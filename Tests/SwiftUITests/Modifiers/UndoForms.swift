import SwiftUI

/// A counter whose changes can be undone.
@MainActor
final class UndoableCounter: ObservableObject {
    @Published private(set) var value = 0

    func set(_ new: Int, undoManager: UndoManager?) {
        let old = value
        value = new
        undoManager?.registerUndo(withTarget: self) { counter in counter.set(old, undoManager: undoManager) }
        undoManager?.setActionName("Change")
    }
}

struct UndoForms: View {
    @Environment(\.undoManager) private var undoManager
    @StateObject private var counter = UndoableCounter()

    var body: some View {
        VStack {
            Text("value \(counter.value)")
            Button("Add") { counter.set(counter.value + 1, undoManager: undoManager) }
            Button(undoManager?.undoMenuItemTitle ?? "") { undoManager?.undo() }
                .disabled(!(undoManager?.canUndo ?? false))
            Button(undoManager?.redoMenuItemTitle ?? "") { undoManager?.redo() }
                .disabled(!(undoManager?.canRedo ?? false))
        }
    }
}

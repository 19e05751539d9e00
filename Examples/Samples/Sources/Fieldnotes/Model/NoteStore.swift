import Combine
import Foundation

/// The notes; the screens of SwiftUI observe it, those of UIKit change it.
final class NoteStore: ObservableObject {
    @Published private(set) var notes: [Note]

    init(notes: [Note] = []) {
        self.notes = notes
    }

    static var sample: NoteStore {
        NoteStore(notes: [
            Note(title: "Oystercatchers", text: "Two pairs at the old pier.", isPinned: true),
            Note(title: "Tide", text: "High water at nine."),
        ])
    }

    var pinned: [Note] { notes.filter(\.isPinned) }
    var others: [Note] { notes.filter { !$0.isPinned } }

    func addNote() -> Note {
        let note = Note()
        notes.insert(note, at: 0)
        return note
    }

    func save(_ note: Note) {
        guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
        notes[index] = note
    }

    func remove(_ note: Note) {
        notes.removeAll { $0.id == note.id }
    }

    func removeEmptyNotes() {
        notes.removeAll(where: \.isEmpty)
    }
}

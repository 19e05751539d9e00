import SwiftUI

/// The list of notes, a view of SwiftUI in a hosting controller.
struct NotesView: View {
    @ObservedObject var store: NoteStore
    let open: (Note) -> Void

    var body: some View {
        List {
            if !store.pinned.isEmpty {
                Section("Pinned") { rows(store.pinned) }
            }
            Section("Notes") { rows(store.others) }
        }
    }

    private func rows(_ notes: [Note]) -> some View {
        ForEach(notes) { note in
            Button {
                open(note)
            } label: {
                VStack(alignment: .leading) {
                    Text(note.shownTitle)
                        .foregroundStyle(.primary)
                    Text(note.text)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
            }
            .swipeActions {
                Button("Delete", role: .destructive) { store.remove(note) }
            }
        }
    }
}

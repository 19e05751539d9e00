import SwiftUI

/// A model whose methods have the signatures of `onDelete` and `onMove`.
final class EditedListModel: ObservableObject {
    @Published private(set) var names = ["Ann", "Bob", "Cy"]

    func remove(at offsets: IndexSet) { names.remove(atOffsets: offsets) }
    func move(from source: IndexSet, to destination: Int) { names.move(fromOffsets: source, toOffset: destination) }
}

struct EditedListView: View {
    @StateObject private var model = EditedListModel()

    var body: some View {
        ForEach(model.names, id: \.self) { Text($0) }
        Button("Remove first") { model.remove(at: IndexSet(integer: 0)) }
        Button("First to end") { model.move(from: [0], to: model.names.endIndex) }
    }
}

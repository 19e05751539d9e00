import SwiftUI

/// Trees of values: rows that open and close, in a list and outside.
struct OutlinePage: View {
    @State private var selected: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            List(Folder.home, children: \.content) { folder in
                Label(folder.name, systemImage: folder.content == nil ? "doc" : "folder")
            }
            .listStyle(.plain)
            Divider()
            List(Folder.home, children: \.content, selection: $selected) { Text($0.name) }
                .listStyle(.plain)
            Text("Selected: \(selected ?? "nothing")").padding()
        }
    }
}

private struct Folder: Identifiable, Hashable {
    let name: String
    var content: [Folder]?

    var id: String { name }

    static let home = [
        Folder(
            name: "Documents",
            content: [
                Folder(name: "Letters", content: [Folder(name: "To Ada"), Folder(name: "To Grace")]),
                Folder(name: "Taxes"),
            ]
        ),
        Folder(name: "Pictures", content: [Folder(name: "Lisbon"), Folder(name: "Porto")]),
        Folder(name: "Read me"),
    ]
}

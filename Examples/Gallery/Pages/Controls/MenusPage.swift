import SwiftUI

/// Menus opened by a button and by a long press.
struct MenusPage: View {
    @State private var last = "nothing yet"
    @State private var sortsByName = true
    @State private var size = "Medium"

    var body: some View {
        VStack(spacing: 24) {
            Menu("Actions") {
                Button("Duplicate", systemImage: "doc.on.doc") { last = "Duplicate" }
                Button("Rename", systemImage: "pencil") { last = "Rename" }
                Toggle("Sort by name", isOn: $sortsByName)
                Menu("Share") {
                    Button("By mail") { last = "By mail" }
                    Button("By message") { last = "By message" }
                }
                Divider()
                Button("Delete", systemImage: "trash", role: .destructive) { last = "Delete" }
            }
            Text("Long-press or right-click")
                .padding()
                .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 12))
                .contextMenu {
                    Button("Copy", systemImage: "doc.on.doc") { last = "Copy" }
                    Button("Delete", systemImage: "trash", role: .destructive) { last = "Delete" }
                }
            Text("Last: \(last)")
                .accessibilityIdentifier("last")
            Text(sortsByName ? "Sorted by name" : "Not sorted")
                .foregroundStyle(.secondary)
            Text("Size: \(size)").font(.caption)
        }
        .padding()
        .toolbar {
            ToolbarItem {
                Menu("More", systemImage: "ellipsis.circle") {
                    Picker("Size", selection: $size) {
                        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
                    }
                    Divider()
                    Button("Print", systemImage: "printer") { last = "Print" }
                    Button("Export") { last = "Export" }
                    Button("Remove", role: .destructive) { last = "Remove" }
                }
                .tint(.green)
            }
        }
        .toolbarTitleMenu { RenameButton() }
        .renameAction { last = "Renaming" }
    }
}

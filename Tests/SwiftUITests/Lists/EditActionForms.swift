import SwiftUI

/// Lists whose rows users edit, move and delete without actions of the app.
struct EditActionForms: View {
    struct Item: Identifiable {
        let id: String
        var isDone = false
    }

    @State private var items = ["Milk", "Bread", "Tea"].map { Item(id: $0) }
    @State private var words = ["one", "two", "three"]
    @State private var selected: Set<String> = []
    @State private var current: String?

    var body: some View {
        List($items, editActions: .all) { $item in
            HStack {
                Text(item.id)
                Toggle("Done with \(item.id)", isOn: $item.isDone)
            }
        }
        List($words, id: \.self, editActions: [.move]) { $word in Text(word) }
        List($items, editActions: .delete, selection: $selected) { $item in Text("select \(item.id)") }
        List($words, id: \.self, editActions: .delete, selection: $current) { $word in Text("choose \(word)") }
        List {
            ForEach($words, id: \.self, editActions: .delete) { $word in Text("word \(word)") }
            ForEach($items, editActions: .move) { $item in Text("item \(item.id)") }
        }
        Text(items.map(\.id).joined(separator: " ")).accessibilityIdentifier("items")
        Text(words.joined(separator: " ")).accessibilityIdentifier("words")
    }
}

/// Badges of rows, and of all rows in a view.
struct BadgeForms: View {
    var body: some View {
        List {
            Text("Inbox").badge(3).badgeProminence(.increased)
            Text("Archive").badge(120).badgeProminence(.decreased)
            Text("Sent").badge(4)
        }
        .badgeProminence(.standard)
        BackgroundProminenceForm()
    }
}

private struct BackgroundProminenceForm: View {
    @Environment(\.backgroundProminence) private var prominence

    var body: some View { Text(prominence == .increased ? "strong" : "plain") }
}

/// Rows whose visibility the app follows.
struct TargetVisibilityForm: View {
    @State private var visible: [Int] = []
    @State private var position: Int?

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 40) } }
                .scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.2) { visible = $0 }
        .scrollPosition(id: $position)
        Text("visible \(visible.first ?? -1) to \(visible.last ?? -1)").accessibilityIdentifier("visible")
    }
}

import SwiftUI
import UniformTypeIdentifiers

/// Things that can be dragged within the page, and places for what is dropped, also from the desktop.
struct DragAndDropPage: View {
    @State private var fruits = ["Apple", "Banana", "Cherry"]
    @State private var basket: [String] = []
    @State private var isTargeted = false
    @State private var dropped = "Drop texts, links or files here"
    @State private var isOverFiles = false
    @State private var tiles = [Color.red, .orange, .yellow, .green, .blue, .purple]
    @State private var lifted: Color?
    @State private var citrus = ["Lemon", "Lime", "Orange"]
    @State private var pressed: [String] = []
    @State private var word = "Clipboard"
    @State private var pasted: [String] = []

    var body: some View {
        List {
            Section("Drag a fruit into the basket, or to another row") {
                ForEach(fruits, id: \.self) { fruit in
                    Text(fruit)
                        .draggable(fruit) {
                            Label(fruit, systemImage: "leaf").padding().background(.green.opacity(0.3))
                        }
                }
                .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
                .dropDestination(for: String.self) { fruits.insert(contentsOf: $0, at: $1) }
            }
            Section {
                Label(basket.isEmpty ? "Empty" : basket.joined(separator: ", "), systemImage: "cart")
                    .frame(maxWidth: .infinity, minHeight: 60)
                    .background(isTargeted ? Color.accentColor.opacity(0.2) : .clear)
                    .dropDestination(for: String.self) { names, _ in
                        basket += names
                        fruits.removeAll { names.contains($0) }
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
                    .accessibilityIdentifier("basket")
            }
            Section("From the desktop") {
                Text(dropped)
                    .frame(maxWidth: .infinity, minHeight: 60)
                    .background(isOverFiles ? Color.accentColor.opacity(0.2) : .clear)
                    .onDrop(of: [.plainText, .url, .data], isTargeted: $isOverFiles) { load($0) }
                    .accessibilityIdentifier("desktop")
            }
            Section("Copy, cut and paste with the keys of your system") {
                Text(word.isEmpty ? "Cut" : word)
                    .focusable()
                    .copyable([word])
                    .cuttable(for: String.self) {
                        defer { word = "" }
                        return [word]
                    }
                    .accessibilityIdentifier("copied")
                Text(pasted.isEmpty ? "Paste here" : pasted.joined(separator: ", "))
                    .focusable()
                    .pasteDestination(for: String.self) {
                        pasted += $0
                    } validator: {
                        $0.filter { !$0.isEmpty }
                    }
                    .accessibilityIdentifier("pasted")
            }
            Section("Reordered while they are dragged") {
                HStack {
                    ForEach(tiles, id: \.self) { tile in
                        RoundedRectangle(cornerRadius: 8)
                            .fill(tile)
                            .frame(height: 44)
                            .onDrag {
                                lifted = tile
                                return NSItemProvider(object: tile.description as NSString)
                            }
                            .onDrop(of: [.plainText], delegate: Reordering(tile: tile, tiles: $tiles, lifted: $lifted))
                    }
                }
            }
            Section("Dragged together") {
                RowOrColumn(alignment: .leading) {
                    ForEach(citrus, id: \.self) { fruit in
                        Text(fruit).padding(8).background(.yellow.opacity(0.3), in: .capsule)
                            .draggable(containerItemID: fruit)
                    }
                }
                .dragContainer(for: String.self, itemID: \.self) { $0 }
                .dragContainerSelection(["Lemon", "Lime"])
                .dragConfiguration(DragConfiguration(allowMove: true))
                .onDragSessionUpdated { session in
                    guard case .ended(.move) = session.phase else { return }
                    let moved = session.draggedItemIDs(for: String.self)
                    citrus.removeAll { moved.contains($0) }
                }
                Text(pressed.isEmpty ? "Press" : pressed.joined(separator: ", "))
                    .frame(maxWidth: .infinity, minHeight: 44)
                    .dropDestination(for: String.self) { (names: [String], _: DropSession) in pressed += names }
                    .dropConfiguration { _ in DropConfiguration(operation: .move) }
                    .accessibilityIdentifier("press")
            }
        }
    }

    private func load(_ providers: [NSItemProvider]) -> Bool {
        guard let provider = providers.first else { return false }
        let name = provider.suggestedName
        provider.loadDataRepresentation(for: .data) { data, error in
            let text = data.map { "\(name.map { "\($0): " } ?? "")\($0.count) bytes" } ?? "\(String(describing: error))"
            DispatchQueue.main.async { dropped = text }
        }
        return true
    }
}

/// Moves the lifted tile to the place of the tile it is over.
private struct Reordering: DropDelegate {
    let tile: Color
    @Binding var tiles: [Color]
    @Binding var lifted: Color?

    func dropEntered(info: DropInfo) {
        guard let lifted, lifted != tile, let from = tiles.firstIndex(of: lifted), let to = tiles.firstIndex(of: tile)
        else { return }
        withAnimation { tiles.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
    }

    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

    func performDrop(info: DropInfo) -> Bool {
        lifted = nil
        return true
    }
}

import Observation
import OrielCombine
import OrielCore

struct Item: Identifiable {
    let id: Int
    var title: String
}

/// A row of 12 nodes: itself, two stacks with their tuples, four texts, a spacer, a button and its label.
struct RowView: View {
    let item: Item
    @State private var taps = 0

    var body: some View {
        HStack {
            Text(verbatim: item.title)
            Text(taps == 0 ? "unread" : "read")
            Spacer()
            VStack {
                Text("Title")
                Text("Subtitle")
            }
            Button("Tap") { taps += 1 }
        }
    }
}

/// The operations of a benchmark on the list.
@MainActor
final class ListActions {
    var swap: () -> Void = {}
    var updateEveryTenth: () -> Void = {}
    var insertFirst: () -> Void = {}
    var removeSecond: () -> Void = {}
    var insertMiddle: () -> Void = {}
    var reverse: () -> Void = {}
    var shuffle: () -> Void = {}
    var replaceAll: () -> Void = {}
    var touchParent: () -> Void = {}
}

struct ListView: View {
    let actions: ListActions
    let count: Int
    @State private var items: [Item] = []
    @State private var version = 0

    init(count: Int, actions: ListActions) {
        self.count = count
        self.actions = actions
        _items = State(initialValue: (0..<count).map { Item(id: $0, title: "Item number \($0)") })
    }

    var body: some View {
        connect()
        return VStack {
            Text(version.isMultiple(of: 2) ? "even" : "odd")
            ForEach(items) { RowView(item: $0) }
        }
    }

    private func connect() {
        actions.swap = { items.swapAt(1, items.count - 2) }
        actions.updateEveryTenth = {
            version += 1
            var new = items
            for index in stride(from: 0, to: new.count, by: 10) { new[index].title = "Item \(index) v\(version)" }
            items = new
        }
        actions.insertFirst = { items.insert(Item(id: -items.count, title: "New"), at: 0) }
        actions.removeSecond = { items.remove(at: 1) }
        actions.insertMiddle = { items.insert(Item(id: -items.count, title: "New"), at: items.count / 2) }
        actions.reverse = { items.reverse() }
        actions.shuffle = { items = items.indices.map { items[$0 * 7919 % items.count] } }
        actions.replaceAll = { items = items.map { Item(id: $0.id + 1_000_000, title: $0.title) } }
        actions.touchParent = { version += 1 }
    }
}

// MARK: - One reader among a thousand rows

private enum HighlightKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    var highlight: Int {
        get { self[HighlightKey.self] }
        set { self[HighlightKey.self] = newValue }
    }
}

struct HighlightReader: View {
    @Environment(\.highlight) private var highlight
    var body: some View { Text(highlight.isMultiple(of: 2) ? "even" : "odd") }
}

struct EnvironmentListView: View {
    let actions: ListActions
    @State private var highlight = 0

    var body: some View {
        actions.touchParent = { highlight += 1 }
        return ManyRows(reader: HighlightReader()).environment(\.highlight, highlight)
    }
}

struct ManyRows<Reader: View>: View {
    let reader: Reader

    var body: some View {
        VStack {
            reader
            ForEach(0..<1000) { RowView(item: Item(id: $0, title: "Item")) }
        }
    }
}

final class PublishedModel: ObservableObject {
    @Published var value = 0
}

struct PublishedReader: View {
    @ObservedObject var model: PublishedModel
    var body: some View { Text(model.value.isMultiple(of: 2) ? "even" : "odd") }
}

@Observable
final class ObservableModel {
    var value = 0
}

struct ObservableReader: View {
    let model: ObservableModel
    var body: some View { Text(model.value.isMultiple(of: 2) ? "even" : "odd") }
}

// MARK: - Cold types

/// A view type for which every nesting level is a new type, whose metadata has to be computed first.
struct Nested<T>: View {
    var body: some View { Text("cold") }
}

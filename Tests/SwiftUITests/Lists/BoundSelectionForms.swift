import SwiftUI

/// Lists of values that the rows change, of which users choose one or several.
struct BoundSelectionForms: View {
    struct Item: Identifiable, Hashable {
        let id: String
        var isDone = false
    }

    @State private var items = ["Milk", "Bread"].map { Item(id: $0) }
    @State private var chosen: Set<String> = ["Milk"]
    @State private var current: String?

    var body: some View {
        List($items, selection: $chosen) { $item in Toggle("Several \(item.id)", isOn: $item.isDone) }
        List($items, selection: $current) { $item in Toggle("One \(item.id)", isOn: $item.isDone) }
        List($items, selection: $current) { item in Toggle("Whole \(item.id)", isOn: item.isDone) }
        List(items, selection: $chosen) { item in Text("plain \(item.id)") }
        List(items, selection: $current) { Text("single \($0.id)") }
        Text(items.filter(\.isDone).map(\.id).joined(separator: " ")).accessibilityIdentifier("done")
    }
}

/// The same of an observed model.
struct ObservedSelectionForms: View {
    @MainActor @Observable final class Model {
        var items = [BoundSelectionForms.Item(id: "Tea")]
        var current: String?
        var chosen: Set<String> = []
    }

    @State private var model = Model()

    var body: some View {
        List($model.items, selection: $model.current) { $item in Toggle("observed \(item.id)", isOn: $item.isDone) }
        List($model.items, selection: $model.chosen) { $item in Text(item.id) }
        Text(model.items.filter(\.isDone).map(\.id).joined()).accessibilityIdentifier("done")
    }
}

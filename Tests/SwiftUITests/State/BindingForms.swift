import SwiftUI

struct Settings: Equatable {
    var name = "Ada"
    var isOn = false
    var volume: Double? = 0.5
    var rows = [Ingredient(id: 1, name: "Rice")]
}

struct BindingForms: View {
    @State private var settings = Settings()
    @State private var selection: Int? = nil

    var body: some View {
        VStack {
            NameField(name: $settings.name)
            FirstRow(rows: $settings.rows)
            PlainBinding(isOn: $settings.isOn)
            OptionalVolume(volume: $settings.volume)
            SelectionView(selection: $selection)
            NameField(name: .constant("fixed"))
            NameField(name: Binding(get: { settings.name }, set: { settings.name = $0.lowercased() }))
            NameField(name: Binding<String>(get: { settings.rows[0].name }) { settings.rows[0].name = $0 })
            NameField(
                name: .init(
                    get: { settings.name },
                    set: { value, transaction in
                        withTransaction(transaction) { settings.name = value }
                    }
                )
            )
            NameField(name: $settings.rows[0].name)
            Toggle("Has volume", isOn: $settings.volume.isPresent(or: 1))
            Toggle("Inverted", isOn: !$settings.isOn)
            Text(settings.isOn ? "is on" : "is off")
            Text("selected \(selection ?? -1)")
        }
    }
}

struct NameField: View {
    @Binding var name: String

    var body: some View {
        TextField("Name", text: $name)
        InnerField(name: _name)
    }
}

private struct InnerField: View {
    @Binding var name: String

    init(name: Binding<String>) {
        self._name = name
    }

    var body: some View { Text(name.isEmpty ? "empty" : $name.wrappedValue) }
}

private struct PlainBinding: View {
    let isOn: Binding<Bool>

    var body: some View {
        Button("Switch") { isOn.wrappedValue.toggle() }
        Toggle("Animated", isOn: isOn.animation(.easeInOut))
        Toggle("Transaction", isOn: isOn.transaction(Transaction(animation: .default)))
        Toggle("Projected", isOn: isOn.projectedValue)
    }
}

private struct FirstRow: View {
    @Binding var rows: [Ingredient]

    var body: some View {
        ForEach($rows) { $row in
            TextField("Row", text: $row.name)
        }
        if let first = $rows.first {
            Toggle("First", isOn: first.isAvailable)
        }
    }
}

private struct OptionalVolume: View {
    @Binding var volume: Double?

    var body: some View {
        if let volume = Binding($volume) {
            TextField("Volume", value: volume, format: .number)
            Button("Mute") { self.volume = nil }
        } else {
            Text("Muted")
        }
    }
}

private struct SelectionView: View {
    @Binding var selection: Int?

    init(selection: Binding<Int?>) { _selection = selection }

    /// Creates a view whose selection is never nil.
    init(selection: Binding<Int>) { _selection = Binding(selection) }

    var body: some View {
        Button("Select 4") { selection = 4 }
    }
}

extension Binding {
    func isPresent<Wrapped>(or value: Wrapped) -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(
            get: { self.wrappedValue != nil },
            set: { self.wrappedValue = $0 ? (self.wrappedValue ?? value) : nil }
        )
    }

    func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(
            get: { wrappedValue },
            set: { newValue in
                wrappedValue = newValue
                handler(newValue)
            }
        )
    }

    static func mock(_ value: Value) -> Binding<Value> {
        var value = value
        return Binding(get: { value }, set: { value = $0 })
    }
}

prefix func ! (binding: Binding<Bool>) -> Binding<Bool> {
    Binding(get: { !binding.wrappedValue }, set: { binding.wrappedValue = !$0 })
}

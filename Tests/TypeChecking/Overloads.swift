import SwiftUI

/// Bodies that are cheap only while the overloads that they do not use are disfavored or come last. `check.py` type-checks them.
struct Overloads: View {
    @State private var isOn = false
    @State private var count = 3
    @State private var level = 0.5
    @State private var items = ["one", "two", "three"]

    private func select(_ row: Int) { isOn = items[row].isEmpty }

    var body: some View {
        VStack {
            onGroup
            onForEach
            onSection
            onChanges
        }
    }

    // Hundreds of thousands of scopes if an initializer of `Group` for scenes is tried before the one for views.
    @ViewBuilder private var onGroup: some View {
        Group {
            Text("First")
                .onChange(of: count) { _, new in select(new) }
                .foregroundStyle(count > 8 ? Color.red : .primary)
                .background(Color.blue.opacity(level / 11))
                .accessibilityLabel("Item 8 of \(count + 8)")
                .overlay { RoundedRectangle(cornerRadius: 2).stroke(isOn ? Color.accentColor : .gray, lineWidth: 2) }
        }
    }

    // The same with initializers for entries of a rotor and rows of a table.
    @ViewBuilder private var onForEach: some View {
        ForEach(items, id: \.self) { item in
            Text(item)
                .onChange(of: count) { _, new in select(new) }
                .foregroundStyle(count > 8 ? Color.red : .primary)
                .background(Color.blue.opacity(level / 11))
                .accessibilityLabel("Item 8 of \(count + 8)")
                .overlay { RoundedRectangle(cornerRadius: 2).stroke(isOn ? Color.accentColor : .gray, lineWidth: 2) }
        }
    }

    @ViewBuilder private var onSection: some View {
        Section {
            Text("First")
                .onChange(of: count) { _, new in select(new) }
                .background(Color.blue.opacity(level / 11))
                .accessibilityLabel("Item 8 of \(count + 8)")
                .overlay { RoundedRectangle(cornerRadius: 2).stroke(isOn ? Color.accentColor : .gray, lineWidth: 2) }
        } header: {
            Text("Header")
        }
    }

    // Ten times as many if the deprecated `onChange(of:perform:)` is tried before the others.
    @ViewBuilder private var onChanges: some View {
        Text("First")
            .onChange(of: count) { _, new in select(new) }
            .foregroundStyle(count > 8 ? Color.red : .primary)
            .background(Color.blue.opacity(level / 11))
            .accessibilityLabel("Item 8 of \(count + 8)")
            .overlay { RoundedRectangle(cornerRadius: 2).stroke(isOn ? Color.accentColor : .gray, lineWidth: 2) }
    }
}

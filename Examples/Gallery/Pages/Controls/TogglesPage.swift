import SwiftUI

/// Toggles in several styles.
struct TogglesPage: View {
    @State private var isOn = true
    @State private var wantsSalt = false
    @State private var wantsPepper = true

    var body: some View {
        List {
            Section("Styles") {
                Toggle("Automatic", isOn: $isOn)
                Toggle("Tinted", isOn: $isOn).tint(.purple)
                Toggle("As a button", systemImage: "bell", isOn: $isOn).toggleStyle(.button)
                Toggle("Custom", isOn: $isOn).toggleStyle(CheckStyle())
                Toggle("Disabled", isOn: $isOn).disabled(true)
            }
            Section("Order") {
                Toggle("Salt", isOn: $wantsSalt)
                Toggle("Pepper", isOn: $wantsPepper)
                Text(order).accessibilityIdentifier("order")
            }
        }
    }

    private var order: String {
        switch (wantsSalt, wantsPepper) {
        case (true, true): "Salt and pepper"
        case (true, false): "Salt"
        case (false, true): "Pepper"
        case (false, false): "Neither"
        }
    }
}

private struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
            }
        }
        .accessibilityValue(configuration.isOn ? "On" : "Off")
    }
}

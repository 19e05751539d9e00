import SwiftUI

enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, lemon, mint
    var id: Self { self }
}

struct PickerForms: View {
    @State private var flavor = Flavor.vanilla
    @State private var size: Int? = nil
    @State private var name = "b"
    @State private var theme = 1

    var body: some View {
        VStack {
            Picker("Implicit", selection: $flavor) {
                ForEach(Flavor.allCases) { flavor in
                    Text(flavor.rawValue.capitalized)
                }
            }
            Picker("Tagged", selection: $flavor) {
                ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            Picker(selection: $size, label: Text("Optional")) {
                Text("None").tag(nil as Int?)
                Text("Small").tag(1 as Int?)
                Text("Large").tag(2)
            }
            Picker(selection: $name) {
                ForEach(["a", "b", "c"], id: \.self) { Text($0) }
                Divider()
                Text("Other").tag("other")
            } label: {
                Text("Labelled")
            }
            .pickerStyle(SegmentedPickerStyle())
            .labelsHidden()
            Picker("Theme", selection: $theme) {
                Text("Light").tag(0)
                HStack {
                    Text("Dark")
                    Text("mode")
                }
                .tag(1)
            }
            .pickerStyle(.inline)
            Text("\(flavor.rawValue) \(size ?? 0) \(name) \(theme)")
        }
    }
}

/// Palettes whose selected option is shown by the system, and by the app.
struct PaletteForms: View {
    @State private var color = 0

    var body: some View {
        Picker("Color", selection: $color) {
            ForEach(0..<3, id: \.self) { Image(systemName: color == $0 ? "circle.fill" : "circle").tag($0) }
        }
        .pickerStyle(.palette)
        .paletteSelectionEffect(.custom)
        Picker("Plain", selection: $color) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
            .pickerStyle(.palette)
            .paletteSelectionEffect(.automatic)
    }
}

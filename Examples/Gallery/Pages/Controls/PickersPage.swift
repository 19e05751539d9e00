import SwiftUI

/// Pickers in the menu, segmented, inline and wheel styles, and pickers for dates and colours.
struct PickersPage: View {
    @State private var flavor = Flavor.vanilla
    @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
    @State private var color = Color.orange

    var body: some View {
        Form {
            Section("Menu") {
                flavorPicker("Flavor")
                LabeledContent("Chosen", value: flavor.rawValue)
            }
            Section("Segments") {
                flavorPicker("Segmented flavor").pickerStyle(.segmented)
            }
            Section {
                flavorPicker("Inline flavor").pickerStyle(.inline)
            }
            Section("Wheel") {
                flavorPicker("Wheel of flavors").pickerStyle(.wheel)
            }
            Section("Dates and colors") {
                DatePicker("Day", selection: $date, displayedComponents: .date)
                DatePicker("Day and time", selection: $date)
                ColorPicker("Color", selection: $color)
            }
        }
        .safeAreaInset(edge: .bottom) {
            RowOrColumn {
                Text("Outside of a form")
                flavorPicker("Flavor of the day")
            }
            .frame(maxWidth: .infinity)
            .padding(.horizontal)
            .padding(.vertical, 4)
            .background(.bar)
        }
    }

    private func flavorPicker(_ title: String) -> some View {
        Picker(title, selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
    }
}

private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla = "Vanilla"
    case lemon = "Lemon"
    case mint = "Mint"

    var id: Self { self }
}

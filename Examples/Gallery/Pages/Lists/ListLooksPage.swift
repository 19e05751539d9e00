import SwiftUI

/// Space between rows, lines around sections and alternating backgrounds.
struct ListLooksPage: View {
    @State private var style = Style.cards
    @State private var spacing = 8.0
    @State private var alternates = true
    @State private var lines = Lines.red

    private enum Style: String, CaseIterable { case cards = "Cards", plain = "Plain" }
    private enum Lines: String, CaseIterable { case red = "Red", hidden = "Hidden" }

    var body: some View {
        VStack(spacing: 0) {
            controls.padding()
            switch style {
            case .cards: list.listStyle(.insetGrouped).listRowSpacing(spacing)
            case .plain: list.listStyle(.plain).alternatingRowBackgrounds(alternates ? .enabled : .disabled)
            }
        }
    }

    private var controls: some View {
        VStack {
            Picker("Style", selection: $style) {
                ForEach(Style.allCases, id: \.self) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            switch style {
            case .cards: Stepper("Spacing \(Int(spacing))", value: $spacing, in: 0...24, step: 4)
            case .plain:
                Toggle("Alternating rows", isOn: $alternates)
                Picker("Lines around sections", selection: $lines) {
                    ForEach(Lines.allCases, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(.segmented)
            }
        }
    }

    private var list: some View {
        List {
            Section("Fruit") {
                ForEach(["Apple", "Banana", "Cherry", "Date"], id: \.self) { Text($0) }
            }
            .listSectionSeparatorTint(.red)
            .listSectionSeparator(lines == .hidden ? .hidden : .automatic)
            Section("Vegetables") {
                ForEach(["Aubergine", "Broccoli", "Carrot"], id: \.self) { Text($0) }
            }
            Section("With margins of its own") {
                ForEach(["Barley", "Oats"], id: \.self) { Text($0) }
            }
            .listSectionMargins(.horizontal, 48)
            .listSectionMargins(.top, 60)
        }
    }
}

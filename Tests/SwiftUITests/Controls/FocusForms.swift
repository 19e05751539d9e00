import SwiftUI

struct FocusForms: View {
    enum Field: Hashable {
        case name, city
    }

    @State private var name = ""
    @State private var city = ""
    @State private var keys: [String] = []
    @FocusState private var field: Field?
    @FocusState private var isSearching: Bool

    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .focused($field, equals: .name)
                .onSubmit { field = .city }
            CityField(city: $city, field: $field)
            VStack {
                Text("Around")
                TextField("Search", text: $name)
            }
            .focused($isSearching)
            Button("Edit city") { field = .city }
            Button("Search now") { isSearching = true }
            Button("Stop") { field = nil }
            Text(field.map { "\($0)" } ?? "none")
            Text(isSearching ? "searching" : "not searching")
            TextField("Keys", text: $name)
                .onKeyPress(.upArrow) {
                    keys.append("up")
                    return .handled
                }
                .onKeyPress(keys: ["a", .escape]) { press in
                    keys.append(press.characters == "a" ? "a" : "escape")
                    return .ignored
                }
            Text(keys.joined(separator: " "))
            Text("Focusable").focusable()
        }
        .defaultFocus($field, .name)
    }
}

private struct CityField: View {
    @Binding var city: String
    @FocusState.Binding var field: FocusForms.Field?

    var body: some View {
        TextField("City", text: $city).focused($field, equals: .city)
    }
}

struct FocusScopeForms: View {
    @Namespace private var mainNamespace
    @Environment(\.resetFocus) var resetFocus: ResetFocusAction
    @State private var name = ""
    @State private var city = ""
    @State private var isCityPreferred = true

    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .prefersDefaultFocus(in: mainNamespace)
            TextField("City", text: $city)
                .prefersDefaultFocus(isCityPreferred, in: mainNamespace)
            Button("Reset to default focus") { resetFocus(in: mainNamespace) }
        }
        .focusScope(mainNamespace)
    }
}

struct AccessibilityFocusForms: View {
    enum Part: Hashable { case title, detail }

    @AccessibilityFocusState private var isFocused: Bool
    @AccessibilityFocusState(for: .voiceOver) private var part: Part?

    var body: some View {
        Text("Title").accessibilityFocused($part, equals: .title)
        AccessibilityFocusRow(part: $part)
        Button("Move") { (isFocused, part) = (true, .detail) }.accessibilityFocused($isFocused)
            .accessibilityDefaultFocus($isFocused, true)
    }
}

struct AccessibilityFocusRow: View {
    @AccessibilityFocusState.Binding var part: AccessibilityFocusForms.Part?

    init(part: AccessibilityFocusState<AccessibilityFocusForms.Part?>.Binding) { _part = part }

    var body: some View {
        Text(part == nil ? "No part" : "Part").accessibilityFocused($part, equals: .detail)
    }
}

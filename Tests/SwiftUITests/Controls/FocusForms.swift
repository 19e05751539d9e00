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

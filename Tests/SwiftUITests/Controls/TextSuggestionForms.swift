import SwiftUI

/// Text fields with suggestions, in the three forms.
struct TextSuggestionForms: View {
    struct City: Identifiable {
        let id: Int
        let name: String
    }

    @State private var text = ""
    @State private var other = ""
    @State private var third = ""
    private let cities = [City(id: 1, name: "Berlin"), City(id: 2, name: "Bern")]

    var body: some View {
        VStack {
            TextField("City", text: $text)
                .textInputSuggestions {
                    ForEach(cities.filter { $0.name.hasPrefix(text) }) { city in
                        Text("Take \(city.name)").textInputCompletion(city.name)
                    }
                }
            TextField("Other", text: $other)
                .textInputSuggestions(cities) { Text($0.name).textInputCompletion($0.name) }
            TextField("Third", text: $third)
                .textInputSuggestions(cities, id: \.name) { Text($0.name).textInputCompletion($0.name) }
            Text("chosen \(text), \(other), \(third)")
        }
    }
}

import SwiftUI

struct Ingredient: Identifiable, Equatable {
    let id: Int
    var name: String
    var isAvailable = false
}

enum Planet: String, CaseIterable, Identifiable {
    case mercury, venus, earth

    var id: Self { self }
}

struct ForEachForms: View {
    @State private var ingredients = [Ingredient(id: 1, name: "Flour"), Ingredient(id: 2, name: "Salt")]
    @State private var notes = ["first", "second"]
    private let sections = ["A": [1, 2], "B": [3]]

    var body: some View {
        VStack {
            ForEach(ingredients) { ingredient in
                Text(ingredient.name)
            }
            ForEach($ingredients) { $ingredient in
                Toggle(ingredient.name, isOn: $ingredient.isAvailable)
            }
            ForEach($ingredients, id: \.id) { ingredient in
                TextField("Name", text: ingredient.name)
            }
            ForEach(0..<3) { index in
                Text("Row \(index)")
            }
            ForEach(0..<notes.count, id: \.self) { index in
                Text(notes[index])
            }
            ForEach(notes.indices, id: \.self) { TextField("Note", text: $notes[$0]) }
            ForEach(["x", "y"], id: \.self) { Text($0) }
            ForEach(Planet.allCases) { planet in
                Text(planet.rawValue.capitalized)
            }
            ForEach(Planet.allCases, id: \.rawValue, content: PlanetRow.init)
            ForEach(Array(notes.enumerated()), id: \.offset) { index, note in
                Text("\(index): \(note)")
            }
            ForEach(sections.keys.sorted(), id: \.self) { key in
                Text(key)
                ForEach(sections[key] ?? [], id: \.self) { number in
                    Text(verbatim: "\(number)")
                }
            }
            ForEach(ingredients.filter(\.isAvailable), content: row(for:))
            ForEach(Array(zip(notes.indices, notes)), id: \.0) { pair in
                Text(pair.1)
            }
        }
    }

    private func row(for ingredient: Ingredient) -> some View {
        Text("\(ingredient.name) is there")
    }
}

struct PlanetRow: View {
    let planet: Planet

    init(planet: Planet) {
        self.planet = planet
    }

    var body: some View { Text(planet.rawValue) }
}

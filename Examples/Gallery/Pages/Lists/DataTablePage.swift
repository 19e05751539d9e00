import SwiftUI

/// A table whose rows can be selected, and sorted by a tap on a header.
struct DataTablePage: View {
    @State private var planets = Planet.all
    @State private var selected: Set<String> = []
    @State private var order = [KeyPathComparator(\Planet.distance)]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Table(planets, selection: $selected, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Distance", value: \.distance) { planet in
                    Text("\(planet.distance) million km")
                }
                .width(min: 120, ideal: 200)
                TableColumn("Moons", value: \.moons) { Text($0.moons, format: .number) }
                    .width(80)
                    .alignment(.numeric)
                TableColumn("Kind") { planet in
                    Label(planet.kind, systemImage: planet.kind == "Rock" ? "circle.fill" : "cloud")
                }
            }
            .onChange(of: order) { planets.sort(using: order) }
            .contextMenu(forSelectionType: String.self) { names in
                Button("Hide \(names.sorted().joined(separator: ", "))", systemImage: "eye.slash") {
                    planets.removeAll { names.contains($0.name) }
                }
            }
            Text("Selected: \(selected.isEmpty ? "nothing" : selected.sorted().joined(separator: ", "))").padding()
        }
    }
}

private struct Planet: Identifiable {
    let name: String
    let distance: Int
    let moons: Int
    let kind: String

    var id: String { name }

    static let all = [
        Planet(name: "Mercury", distance: 58, moons: 0, kind: "Rock"),
        Planet(name: "Venus", distance: 108, moons: 0, kind: "Rock"),
        Planet(name: "Earth", distance: 150, moons: 1, kind: "Rock"),
        Planet(name: "Mars", distance: 228, moons: 2, kind: "Rock"),
        Planet(name: "Jupiter", distance: 778, moons: 95, kind: "Gas"),
        Planet(name: "Saturn", distance: 1_434, moons: 146, kind: "Gas"),
        Planet(name: "Uranus", distance: 2_871, moons: 28, kind: "Gas"),
        Planet(name: "Neptune", distance: 4_495, moons: 16, kind: "Gas"),
    ]
}

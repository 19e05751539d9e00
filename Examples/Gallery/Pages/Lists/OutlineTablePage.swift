import SwiftUI

/// A table of rows with rows below them, whose columns can be hidden, moved and resized at its headers.
struct OutlineTablePage: View {
    @State private var columns = TableColumnCustomization<Place>()
    @State private var isEuropeOpen = true

    var body: some View {
        Table(of: Place.self, columnCustomization: $columns) {
            TableColumn("Name") { Text($0.name) }
                .customizationID("name")
                .disabledCustomizationBehavior(.visibility)
            TableColumn("Area") { Text($0.area, format: .number) + Text(" km²") }
                .customizationID("area")
            TableColumn("Capital") { Text($0.capital) }
                .customizationID("capital")
                .defaultVisibility(.hidden)
        } rows: {
            DisclosureTableRow(Place.europe, isExpanded: $isEuropeOpen) {
                ForEach(Place.countries) { TableRow($0) }
            }
            DisclosureTableRow(Place.oceania) { TableRow(Place.samoa) }
            TableRow(Place.antarctica)
        }
    }
}

private struct Place: Identifiable {
    let name: String
    let area: Int
    var capital = ""

    var id: String { name }

    static let europe = Place(name: "Europe", area: 10_530_000)
    static let countries = [
        Place(name: "Iceland", area: 102_775, capital: "Reykjavík"),
        Place(name: "Malta", area: 316, capital: "Valletta"),
    ]
    static let oceania = Place(name: "Oceania", area: 8_526_000)
    static let samoa = Place(name: "Samoa", area: 2_842, capital: "Apia")
    static let antarctica = Place(name: "Antarctica", area: 14_200_000)
}

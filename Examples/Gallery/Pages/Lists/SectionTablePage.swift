import SwiftUI

/// A table whose rows are in sections, one of which can be closed. A row is dragged to a row of another section.
struct SectionTablePage: View {
    @State private var crew = Sailor.all
    @State private var showsReserve = true

    var body: some View {
        Table(of: Sailor.self) {
            TableColumn("Name", value: \.name)
            TableColumn("Rank", value: \.rank)
        } rows: {
            Section("Port watch") {
                ForEach(crew.filter { $0.watch == .port }) { row(of: $0) }
            }
            Section("Starboard watch") {
                ForEach(crew.filter { $0.watch == .starboard }) { row(of: $0) }
            }
            Section("Reserve", isExpanded: $showsReserve) {
                ForEach(crew.filter { $0.watch == .reserve }) { row(of: $0) }
            }
        }
        .tableStyle(.bordered(alternatesRowBackgrounds: true))
        .padding()
    }

    private func row(of sailor: Sailor) -> some TableRowContent<Sailor> {
        TableRow(sailor)
            .draggable(sailor.name)
            .dropDestination(for: String.self) { names in
                for index in crew.indices where names.contains(crew[index].name) { crew[index].watch = sailor.watch }
            }
    }
}

private struct Sailor: Identifiable {
    enum Watch { case port, starboard, reserve }

    let name: String
    let rank: String
    var watch: Watch

    var id: String { name }

    static let all = [
        Sailor(name: "Bligh", rank: "Captain", watch: .port),
        Sailor(name: "Fryer", rank: "Master", watch: .port),
        Sailor(name: "Christian", rank: "Mate", watch: .starboard),
        Sailor(name: "Peckover", rank: "Gunner", watch: .starboard),
        Sailor(name: "Nelson", rank: "Botanist", watch: .reserve),
    ]
}

import SwiftUI

struct SpeciesView: View {
    let species: Species
    @EnvironmentObject private var log: SightingLog
    @State private var isReporting = false
    @State private var reported = 0

    var body: some View {
        List {
            LabeledContent("Latin name", value: species.latinName)
            LabeledContent("Habitat", value: species.habitat.title)
            if reported > 0 { LabeledContent("Reported", value: "\(reported)") }
            Button("Report a sighting") { isReporting = true }
        }
        .navigationTitle(species.name)
        .onReceive(log.additions.filter { $0.species == species }) { reported += $0.count }
        .sheet(isPresented: $isReporting) {
            SightingForm(viewModel: SightingViewModel(species: species, log: log))
        }
    }
}

import SwiftUI

struct SearchView: View {
    @StateObject private var viewModel: SearchViewModel

    init(viewModel: @autoclosure @escaping () -> SearchViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        NavigationStack {
            List {
                Picker("Habitat", selection: $viewModel.habitat) {
                    Text("All").tag(Species.Habitat?.none)
                    ForEach(Species.Habitat.allCases) { habitat in
                        Text(habitat.title).tag(Optional(habitat))
                    }
                }
                .pickerStyle(.segmented)
                results
            }
            .navigationTitle("Birdwatch")
            .searchable(text: $viewModel.query, prompt: "Name of a bird")
            .navigationDestination(for: Species.self) { SpeciesView(species: $0) }
        }
    }

    @ViewBuilder
    private var results: some View {
        switch viewModel.state {
        case .loading:
            ProgressView()
        case .failed(let message):
            Label(message, systemImage: "exclamationmark.triangle")
        case .found(let species) where species.isEmpty:
            Text("No such bird")
                .foregroundStyle(.secondary)
        case .found(let species):
            ForEach(species) { species in
                NavigationLink(value: species) { SpeciesRow(species: species) }
            }
        }
    }
}

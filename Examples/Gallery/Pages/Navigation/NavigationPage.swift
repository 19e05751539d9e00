import SwiftUI

/// Navigation links, titles, subtitles and toolbar buttons.
struct NavigationPage: View {
    @State private var isShowingAbout = false

    var body: some View {
        List {
            Section("By value") {
                ForEach(City.samples) { city in
                    NavigationLink(city.name, value: city)
                }
            }
            Section("By destination") {
                NavigationLink("A fixed page") {
                    Text("Fixed").navigationTitle("A fixed page")
                }
                NavigationLink {
                    Text("Starred").navigationTitle("A starred page")
                } label: {
                    StarredLabel()
                }
                NavigationLink("A page without a back button") { UnsavedView() }
            }
            Section("By state") {
                Button("About") { isShowingAbout = true }
            }
        }
        .navigationDestination(for: City.self) { CityView(city: $0) }
        .navigationDestination(isPresented: $isShowingAbout) {
            Text("About this page").navigationTitle("About")
        }
    }
}

/// The label of a link, with controls that work by themselves.
private struct StarredLabel: View {
    @State private var isStarred = false
    @State private var isLoud = false

    var body: some View {
        HStack {
            Text("A starred page")
            Spacer()
            Toggle("Loud", isOn: $isLoud).labelsHidden()
            Button(isStarred ? "Remove star" : "Star", systemImage: isStarred ? "star.fill" : "star") {
                isStarred.toggle()
            }
            .labelStyle(.iconOnly)
        }
    }
}

/// A page that is left only by its own button.
private struct UnsavedView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Save") { dismiss() }
            .navigationTitle("Unsaved")
            .navigationBarBackButtonHidden()
    }
}

private struct City: Identifiable, Hashable, Codable {
    let id: String
    let name: String
    let population: Int
    let sister: String

    static let samples = [
        City(id: "lisbon", name: "Lisbon", population: 545_000, sister: "macau"),
        City(id: "macau", name: "Macau", population: 682_000, sister: "lisbon"),
        City(id: "porto", name: "Porto", population: 231_000, sister: "macau"),
    ]
}

private struct CityView: View {
    let city: City
    @State private var isFavorite = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            LabeledContent("Population", value: city.population, format: .number)
            if let sister = City.samples.first(where: { $0.id == city.sister }) {
                NavigationLink("Sister city", value: sister)
            }
            Button("Go back") { dismiss() }
        }
        .navigationTitle(city.name)
        .toolbar {
            Button("Favorite", systemImage: isFavorite ? "heart.fill" : "heart") { isFavorite.toggle() }
        }
    }
}

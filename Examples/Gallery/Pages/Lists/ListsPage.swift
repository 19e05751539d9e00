import SwiftUI

/// Rows in sections with deletion, reordering, swipe actions and pull to refresh.
struct ListsPage: View {
    @State private var trips = Trip.samples
    @State private var isFlagged: Set<Trip.ID> = []
    @State private var refreshes = 0

    var body: some View {
        List {
            Section {
                ForEach(trips) { trip in
                    TripRow(trip: trip, isFlagged: isFlagged.contains(trip.id))
                        .swipeActions(edge: .leading) {
                            Button("Flag", systemImage: "flag") { isFlagged.formSymmetricDifference([trip.id]) }
                                .tint(.orange)
                        }
                }
                .onDelete { trips.remove(atOffsets: $0) }
                .onMove { trips.move(fromOffsets: $0, toOffset: $1) }
            } header: {
                Text("Trips")
            } footer: {
                Text("Swipe a row to delete or flag it.")
            }
            Section("Badges") {
                Text("Inbox").badge(12)
                Text("Drafts").badge("New")
                Label("Sent", systemImage: "paperplane")
            }
            Section("Refreshed") {
                Text("\(refreshes) times")
            }
        }
        .refreshable { await refresh() }
        .toolbar { EditButton() }
    }

    private func refresh() async { refreshes += 1 }
}

private struct TripRow: View {
    let trip: Trip
    let isFlagged: Bool

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(trip.city).font(.headline)
                Text(trip.country).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            if isFlagged {
                Image(systemName: "flag.fill")
                    .foregroundStyle(.orange)
                    .accessibilityLabel("Flagged")
            }
        }
    }
}

private struct Trip: Identifiable {
    let city: String
    let country: String
    var id: String { city }

    static let samples = [
        Trip(city: "Lisbon", country: "Portugal"),
        Trip(city: "Kyoto", country: "Japan"),
        Trip(city: "Quito", country: "Ecuador"),
        Trip(city: "Accra", country: "Ghana"),
    ]
}

import MapKit
import SwiftUI

/// Maps with markers, views, lines and areas.
struct MapsPage: View {
    @State private var position = MapCameraPosition.region(Self.germany)
    @State private var selection: String?
    @State private var shown = "Not moved yet"

    var body: some View {
        VStack(spacing: 12) {
            Map(position: $position, selection: $selection) {
                ForEach(City.all) { city in
                    Marker(city.id, systemImage: city.symbol, coordinate: city.place).tag(city.id).tint(.blue)
                }
                Annotation("Brocken", coordinate: CLLocationCoordinate2D(latitude: 51.8, longitude: 10.6)) {
                    Image(systemName: "mountain.2.fill").padding(6).background(.green, in: .circle)
                }
                MapPolyline(coordinates: City.all.map(\.place)).stroke(.orange, lineWidth: 4)
                MapCircle(center: City.all[0].place, radius: 60_000).foregroundStyle(.blue.opacity(0.2))
                MapPolygon(coordinates: Self.triangle).foregroundStyle(.purple.opacity(0.3)).stroke(
                    .purple,
                    lineWidth: 2
                )
            }
            .mapControls {
                MapZoomStepper()
                MapScaleView()
            }
            .onMapCameraChange { context in
                shown = context.region.center.latitude.formatted(.number.precision(.fractionLength(1)))
            }
            .clipShape(.rect(cornerRadius: 12))
            HStack {
                ForEach(City.all) { city in
                    Button(city.id) {
                        withAnimation {
                            position = .region(
                                MKCoordinateRegion(
                                    center: city.place,
                                    latitudinalMeters: 60_000,
                                    longitudinalMeters: 60_000
                                )
                            )
                        }
                    }
                }
                Button("All") { position = .automatic }
            }
            .scrollsLargeTexts(.horizontal)
            Text("Latitude \(shown)")
            Text(selection.map { "Selected \($0)" } ?? "Nothing selected").foregroundStyle(.secondary)
        }
        .padding()
    }

    private static let germany = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 51.2, longitude: 10.4),
        span: MKCoordinateSpan(latitudeDelta: 9, longitudeDelta: 10)
    )

    private static let triangle = [(53.0, 8.0), (52.3, 9.7), (51.9, 7.6)].map {
        CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
    }
}

private struct City: Identifiable {
    let id: String
    let symbol: String
    let place: CLLocationCoordinate2D

    static let all = [
        City(id: "Berlin", symbol: "star", place: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)),
        City(id: "Leipzig", symbol: "book", place: CLLocationCoordinate2D(latitude: 51.34, longitude: 12.37)),
        City(id: "Munich", symbol: "leaf", place: CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)),
    ]
}

import CoreLocation
import MapKit
import SwiftUI

struct Landmark: Identifiable, Hashable {
    let id: Int
    let name: String
    let latitude: Double
    let longitude: Double

    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

    static let all = [
        Landmark(id: 1, name: "Gate", latitude: 52.516, longitude: 13.378),
        Landmark(id: 2, name: "Tower", latitude: 52.521, longitude: 13.41),
    ]
}

struct LandmarksMap: View {
    @State private var position: MapCameraPosition = .automatic
    @State private var selection: Landmark?
    @State private var visible: MKCoordinateRegion?
    @Namespace private var scope
    var showsRoute = true

    var body: some View {
        Map(position: $position, selection: $selection, scope: scope) {
            ForEach(Landmark.all) { landmark in
                Marker(landmark.name, systemImage: "building.columns", coordinate: landmark.coordinate)
                    .tint(.orange)
                    .tag(landmark)
            }
            Annotation("Park", coordinate: Landmark.all[0].coordinate, anchor: .bottom) {
                Image(systemName: "tree").padding(4).background(.green, in: .circle)
            }
            .annotationTitles(.hidden)
            if showsRoute {
                MapPolyline(coordinates: Landmark.all.map(\.coordinate)).stroke(.blue, lineWidth: 5)
            }
            MapCircle(center: Landmark.all[1].coordinate, radius: 300).foregroundStyle(.red.opacity(0.2))
            MapPolygon(coordinates: Landmark.all.map(\.coordinate)).stroke(.green, lineWidth: 2)
            UserAnnotation()
        }
        .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .excludingAll))
        .mapControls {
            MapUserLocationButton()
            MapCompass()
            MapScaleView()
        }
        .onMapCameraChange(frequency: .onEnd) { visible = $0.region }
        Text(selection?.name ?? "Nothing")
        Button("Home") {
            position = .camera(
                MapCamera(centerCoordinate: Landmark.all[0].coordinate, distance: 1000, heading: 0, pitch: 0)
            )
        }
        Text(position.positionedByUser ? "Moved" : "Untouched")
    }
}

struct OlderMap: View {
    @State private var region = MKCoordinateRegion(
        center: Landmark.all[0].coordinate,
        span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)
    )

    var body: some View {
        Map(coordinateRegion: $region, annotationItems: Landmark.all) { landmark in
            MapAnnotation(coordinate: landmark.coordinate) { Text(landmark.name) }
        }
        Map(coordinateRegion: .constant(region), interactionModes: [], showsUserLocation: true)
        Map(coordinateRegion: $region, annotationItems: Landmark.all) {
            MapMarker(coordinate: $0.coordinate, tint: .red)
        }
        Text("\(region.center.latitude, specifier: "%.1f")")
    }
}

struct PinDropper: View {
    @State private var pins: [CLLocationCoordinate2D] = []

    var body: some View {
        MapReader { proxy in
            Map {
                ForEach(pins.indices, id: \.self) { Marker("Pin \($0)", coordinate: pins[$0]) }
            }
            .onTapGesture { point in
                if let coordinate = proxy.convert(point, from: .local) { pins.append(coordinate) }
            }
        }
    }
}

struct RouteContent: MapContent {
    let stops: [Landmark]

    var body: some MapContent {
        ForEach(stops) { Marker($0.name, coordinate: $0.coordinate) }
    }
}

final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    @Published var location: CLLocation?
    @Published var status = CLAuthorizationStatus.notDetermined

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyBest
        manager.requestWhenInUseAuthorization()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        location = locations.last
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        status = manager.authorizationStatus
        if status == .authorizedWhenInUse { manager.startUpdatingLocation() }
    }
}

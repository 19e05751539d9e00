import MapKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct MapViewFormsTests {
    fileprivate static let hamburg = CLLocationCoordinate2D(latitude: 53.55, longitude: 10)

    private struct Screen: View {
        let pin: MKPointAnnotation
        @State private var region = MKCoordinateRegion(
            center: MapViewFormsTests.hamburg,
            span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)
        )
        @State private var log: [String] = []

        var body: some View {
            HarbourMap(region: $region, log: $log, pin: pin)
            Text(log.joined(separator: ", "))
        }
    }

    private func pin() -> MKPointAnnotation {
        let pin = MKPointAnnotation()
        pin.coordinate = Self.hamburg
        pin.title = "City Hall"
        pin.subtitle = "Open"
        return pin
    }

    @Test func `annotations have the views of the delegate`() {
        let host = ViewHost { Screen(pin: pin()) }

        #expect(host.texts.contains("City Hall") && host.texts.contains("A") && host.texts.contains("Landing"))
        #expect(!host.texts.contains("Open") && host.issues.isEmpty)
    }

    @Test func `a tap selects an annotation and shows its callout, another one deselects it`() async throws {
        let host = ViewHost { Screen(pin: pin()) }

        try await host.tap("Pier")
        #expect(host.texts.contains("selected Pier") && !host.texts.contains("Open"))

        try await host.tap("City Hall")
        #expect(host.texts.contains("selected Pier, deselected Pier, selected City Hall"))
        #expect(host.texts.contains("Open"))
    }

    @Test func `a map follows the title of its annotation`() async {
        let pin = pin()
        let host = ViewHost { Screen(pin: pin) }

        pin.title = "Town Hall"
        await host.settle()

        #expect(host.texts.contains("Town Hall") && !host.texts.contains("City Hall"))
    }

    @Test func `a removed view is used again`() {
        let map = MKMapView()
        let (first, second) = (MKPointAnnotation(coordinate: Self.hamburg), MKPointAnnotation(coordinate: Self.hamburg))
        map.addAnnotation(first)
        map.layoutIfNeeded()
        let view = map.view(for: first)
        #expect(view is MKMarkerAnnotationView && view?.annotation === first)

        map.removeAnnotation(first)
        map.addAnnotation(second)
        map.layoutIfNeeded()

        #expect(map.annotations.count == 1 && map.view(for: first) == nil)
        #expect(map.view(for: second) === view && view?.annotation === second)
    }

    @Test func `an annotation is selected once`() {
        let map = MKMapView()
        let pin = pin()
        map.addAnnotation(pin)
        map.layoutIfNeeded()

        map.selectAnnotation(pin, animated: false)
        #expect(map.selectedAnnotations.count == 1 && map.view(for: pin)?.isSelected == true)

        map.selectedAnnotations = []
        #expect(map.selectedAnnotations.isEmpty && map.view(for: pin)?.isSelected == false)
    }

    @Test func `the camera of a map is a look at its region`() {
        let map = MKMapView()

        map.camera = MKMapCamera(lookingAtCenter: Self.hamburg, fromDistance: 2000, pitch: 0, heading: 0)

        #expect(map.centerCoordinate.latitude == 53.55)
        #expect(abs(map.camera.centerCoordinateDistance - 2000) < 1)
        #expect(MapCamera(map.camera).centerCoordinate.longitude == 10)

        map.centerCoordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        #expect(map.region.center.longitude == 2)
        map.visibleMapRect = .world
        #expect(map.region.span.longitudeDelta == 360)
    }

    @Test func `figures are in the rectangle around them`() {
        let corners = [
            CLLocationCoordinate2D(latitude: 0, longitude: -90), CLLocationCoordinate2D(latitude: 0, longitude: 90),
        ]
        let figures = MapFigures(shapes: [
            MKPolyline(coordinates: corners, count: 2), MKCircle(center: CLLocationCoordinate2D(), radius: 1000),
        ])

        #expect(figures.pointCount == 2 && figures.all.width == MKMapRect.world.width / 2)
        #expect(figures.all.contains(MKMapPoint(x: figures.all.midX, y: figures.all.midY)))
        #expect(abs(MKPolyline(coordinates: corners, count: 2).coordinate.longitude) < 1e-6)
    }

    @Test func `rectangles of a map meet, grow and move`() {
        let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
        let other = MKMapRect(x: 30, y: 50, width: 100, height: 100)

        let common = rect.intersection(other)
        #expect(common.minX == 30 && common.minY == 50 && common.width == 10 && common.height == 10)
        #expect(rect.union(other).maxX == 130 && rect.union(.null).maxX == 40)
        #expect(rect.intersects(other) && !rect.intersects(other.offsetBy(dx: 100, dy: 0)))
        #expect(rect.insetBy(dx: 20, dy: 0).isNull && rect.insetBy(dx: -10, dy: 0).minX == 0)
        #expect(rect.contains(rect.insetBy(dx: 1, dy: 1)) && !rect.contains(other))
        #expect(MKMapRect.null.isEmpty && !MKMapRect.world.spans180thMeridian && MKMapSize().width == 0)
        #expect(MKMapRect(x: -1, y: 0, width: 2, height: 1).spans180thMeridian)
    }

    @Test func `the user of a map has no place until the browser tells it`() {
        let map = MKMapView()
        map.showsUserLocation = true

        let user: MKUserLocation = map.userLocation
        #expect(user.location == nil && !CLLocationCoordinate2DIsValid(user.coordinate) && map.annotations.isEmpty)
        #expect(!map.isUserLocationVisible && user.title == "My Location")
    }

    @available(*, deprecated)
    @Test func `a pin has a colour`() {
        let view = MKPinAnnotationView(annotation: pin(), reuseIdentifier: nil)
        #expect(view.pinTintColor == .systemRed && view.annotation?.title == "City Hall")
    }

    @Test func `a renderer has the figure of its overlay`() {
        let renderer = MKOverlayRenderer(overlay: MKCircle(center: Self.hamburg, radius: 1))
        #expect(renderer.alpha == 1 && renderer.overlay.boundingMapRect.width > 0)
        #expect(MKFeatureDisplayPriority.required.rawValue > MKFeatureDisplayPriority.defaultLow.rawValue)
    }
}

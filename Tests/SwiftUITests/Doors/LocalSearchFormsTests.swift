import CoreLocation
import MapKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct LocalSearchFormsTests {
    private let vienna = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.37)

    @Test func `searches fail as without a server`() async {
        let finder = PlaceFinder()

        await finder.findAddress(of: CLLocation(latitude: 48.2, longitude: 16.37))
        #expect(finder.message == "No network" && finder.placemarks.isEmpty)

        await finder.findPlaces("Coffee", in: MKCoordinateRegion())
        #expect(finder.message == "No server" && finder.items.isEmpty)

        await finder.findWay(to: MKMapItem(placemark: MKPlacemark(coordinate: vienna)))
        #expect(finder.message == "No way" && finder.nextStep == nil)
    }

    @Test func `handlers are called`() async {
        let error: CLError.Code? = await withCheckedContinuation { continuation in
            findPlacemarks("Vienna") { places, error in continuation.resume(returning: (error as? CLError)?.code) }
        }
        #expect(error == CLError.network && MKError(.placemarkNotFound).errorCode == 4)

        let proposals = Proposals()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            proposals.failed = { continuation.resume() }
            proposals.completer.queryFragment = "Vie"
        }
        #expect(proposals.titles.isEmpty && proposals.completer.results.isEmpty)
    }

    @Test func `handlers of places, ways and times are called`() async {
        var names: [String] = []
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            func note(_ name: String, _ error: (any Error)?) {
                if (error as? MKError)?.code == .serverFailure { names.append(name) }
                if names.count == 3 { continuation.resume() }
            }
            findNearby(MKDirections.Request()) {
                note("places", $1)
            } ways: {
                note("ways", $1)
            } time: {
                note("time", $1)
            }
        }
        #expect(Set(names) == ["places", "ways", "time"])
    }

    @Test func `without a browser, the next place is none`() async throws {
        var iterator = CLLocationUpdate.liveUpdates().makeAsyncIterator()
        #expect(try await nextPlace(&iterator) == nil)
    }

    @Test func `without a browser, places end at once`() async throws {
        let last = try await lastPlace(CLLocationUpdate.liveUpdates(CLLocationUpdate.LiveConfiguration.fitness))
        #expect(last.place == nil && !last.isDenied)
    }

    @Test func `a placemark has the address of the app`() {
        let place = MKPlacemark(
            coordinate: vienna,
            addressDictionary: [
                "Street": "Ring", "SubThoroughfare": "1", "City": "Vienna", "ZIP": "1010", "Country": "Austria",
                "CountryCode": "AT",
            ]
        )
        let copy = MKPlacemark(placemark: place)

        #expect(place.title == "1 Ring, Vienna, 1010, Austria" && place.countryCode == "AT")
        #expect(copy.locality == "Vienna" && copy.postalCode == "1010" && copy.coordinate.latitude == 48.2)
        #expect(MKPlacemark(coordinate: vienna).title == nil && place.location?.coordinate.longitude == 16.37)
    }

    @Test func `a circle contains what is within its radius`() {
        let region: CLRegion = CLCircularRegion(center: vienna, radius: 1000, identifier: "home")
        let near = CLLocationCoordinate2D(latitude: 48.205, longitude: 16.37)
        let far = CLLocationCoordinate2D(latitude: 48.22, longitude: 16.37)

        let circle = region as? CLCircularRegion
        #expect(circle?.contains(near) == true && circle?.contains(far) == false && region.identifier == "home")
        #expect(region == CLCircularRegion(center: far, radius: 1, identifier: "home"))
        #expect(!CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
    }

    @Test func `filters include and exclude`() {
        #expect(MKPointOfInterestFilter.includingAll.includes(.zoo))
        #expect(MKPointOfInterestFilter.excludingAll.excludes(.zoo))
        #expect(MKPointOfInterestFilter(including: [.cafe]).includes(.cafe))
        #expect(!MKPointOfInterestFilter(excluding: [.cafe]).includes(.cafe))
    }

    @Test func `distances are written for people`() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(fromDistance: 1234) == "0.8 mi")
        #expect(formatter.string(fromDistance: 50) == "160 ft")

        formatter.units = MKDistanceFormatter.Units.metric
        #expect(formatter.string(fromDistance: 1234) == "1.2 km" && formatter.string(fromDistance: 123) == "120 m")
        #expect(formatter.string(fromDistance: 15_400) == "15 km")

        formatter.unitStyle = MKDistanceFormatter.DistanceUnitStyle.full
        #expect(formatter.string(fromDistance: 2000) == "2 kilometers")
    }

    @Test func `figures of UIKit are content of SwiftUI's map`() {
        let line = MKPolyline(coordinates: [vienna, vienna], count: 2)
        let host = ViewHost {
            Map {
                MapPolyline(line)
                MapPolygon(MKPolygon(coordinates: [vienna], count: 1))
                MapCircle(MKCircle(center: vienna, radius: 5))
                MapCircle(mapRect: MKMapRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        #expect(host.issues.isEmpty && line.pointCount == 2)
    }
}

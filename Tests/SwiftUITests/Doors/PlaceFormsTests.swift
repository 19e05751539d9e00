import CoreLocation
import MapKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct PlaceFormsTests {
    @Test func `a map shows what its builder chooses`() {
        let host = ViewHost { PlaceForms() }

        #expect(host.texts.contains("gate") && host.issues.isEmpty)
        #expect(!ViewHost { PlaceForms(showsPlaces: false) }.texts.contains("gate"))
    }

    @Test func `a manager keeps its settings`() {
        let manager = CLLocationManager()

        configure(manager, isNavigating: true)
        #expect(manager.desiredAccuracy == kCLLocationAccuracyBestForNavigation)
        #expect(manager.activityType == .automotiveNavigation)

        configure(manager, isNavigating: false)
        #expect(manager.desiredAccuracy == 10 && manager.distanceFilter == kCLDistanceFilterNone)
        #expect(CLAccuracyAuthorization.fullAccuracy != .reducedAccuracy)
    }

    @Test func `accuracies are in metres, and places are checked`() {
        #expect(kCLLocationAccuracyHundredMeters == 100 && kCLLocationAccuracyKilometer == 1000)
        #expect(kCLLocationAccuracyThreeKilometers == 3000 && kCLLocationAccuracyReduced > 3000)
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(91, 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func `a region of a size in metres spans its degrees`() {
        let region = MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2DMake(60, 0), 111_000, 111_000)

        #expect(abs(region.span.latitudeDelta - 1) < 0.01)
        // A degree of longitude is half as long at 60 degrees.
        #expect(abs(region.span.longitudeDelta - 2) < 0.02)
    }

    @Test func `the modes of directions differ`() {
        #expect(
            Set([
                MKLaunchOptionsDirectionsModeDefault, MKLaunchOptionsDirectionsModeDriving,
                MKLaunchOptionsDirectionsModeWalking,
            ]).count == 3
        )
    }
}

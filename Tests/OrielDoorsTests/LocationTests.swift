import Foundation
import OrielUIKit
import Testing

@testable import OrielCoreLocation

@MainActor
@Suite struct LocationTests {
    private final class Delegate: CLLocationManagerDelegate {
        var places: [CLLocationCoordinate2D] = []
        var errors: [any Error] = []
        var statuses: [CLAuthorizationStatus] = []

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            places += locations.map(\.coordinate)
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { errors.append(error) }

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            statuses.append(manager.authorizationStatus)
        }
    }

    @Test func `the browser tells where the device is`() async {
        let browser = FakeBrowser(answers: [#"{"latitude":52.5,"longitude":13.4,"accuracy":20}"#])
        let delegate = Delegate()
        let manager = await browser.run { CLLocationManager() }
        manager.delegate = delegate

        manager.requestLocation()
        await browser.wait { !delegate.places.isEmpty }

        #expect(delegate.places.first?.latitude == 52.5 && manager.location?.horizontalAccuracy == 20)
        #expect(delegate.statuses == [.authorizedWhenInUse])
    }

    @Test func `a user may refuse`() async {
        let browser = FakeBrowser(answers: [#"{"error":1}"#])
        let delegate = Delegate()
        let manager = await browser.run { CLLocationManager() }
        manager.delegate = delegate

        manager.startUpdatingLocation()
        await browser.wait { !delegate.errors.isEmpty }

        #expect(delegate.errors as? [CLError] == [CLError(.denied)] && manager.authorizationStatus == .denied)
    }

    @Test(arguments: [
        #"{"latitude":1e9,"longitude":0}"#, #"{"latitude":0,"longitude":-181}"#, "{}", #"{"latitude":0}"#,
    ])
    func `places that are none are refused`(json: String) throws {
        let answer = try JSONDecoder().decode(PlaceAnswer.self, from: Data(json.utf8))

        #expect(throws: CLError(.locationUnknown)) { try answer.result.get() }
    }

    @Test func `a distance follows the earth`() {
        let (berlin, munich) = (
            CLLocation(latitude: 52.52, longitude: 13.405), CLLocation(latitude: 48.137, longitude: 11.575)
        )

        #expect(abs(berlin.distance(from: munich) - 504_000) < 1500)
    }
}

extension LocationTests {
    @Test func `a sequence of places ends when the user refuses`() async throws {
        let browser = FakeBrowser(answers: [#"{"latitude":52.5,"longitude":13.4}"#, #"{"error":1}"#])
        let updates = await browser.run { CLLocationUpdate.liveUpdates() }

        var places: [Double?] = []
        var isDenied = false
        for try await update in updates {
            places.append(update.location?.coordinate.latitude)
            isDenied = update.authorizationDenied
        }

        #expect(places == [52.5, nil] && isDenied && browser.questions.count == 2)
        #expect(browser.questions.last?.argument.contains("[52.5,13.4]") == true)
    }
}

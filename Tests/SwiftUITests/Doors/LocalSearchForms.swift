import CoreLocation
import MapKit
import SwiftUI

/// Finds addresses, places and ways as apps do; shows why there are none.
@MainActor
@Observable
final class PlaceFinder {
    var message = ""
    var placemarks: [CLPlacemark] = []
    var items: [MKMapItem] = []
    var routes: [MKRoute] = []

    func findAddress(of location: CLLocation) async {
        do {
            placemarks = try await CLGeocoder().reverseGeocodeLocation(location)
        } catch let error as CLError where error.code == .network {
            message = "No network"
        } catch {
            message = error.localizedDescription
        }
    }

    func findPlaces(_ words: String, in region: MKCoordinateRegion) async {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = words
        request.region = region
        request.resultTypes = MKLocalSearch.ResultType.pointOfInterest
        request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe, .bakery])
        do {
            let response: MKLocalSearch.Response = try await MKLocalSearch(request: request).start()
            items = response.mapItems
        } catch {
            message = (error as? MKError)?.code == .serverFailure ? "No server" : "Other"
        }
    }

    func findWay(to destination: MKMapItem) async {
        let request = MKDirections.Request()
        request.source = .forCurrentLocation()
        request.destination = destination
        request.transportType = MKDirectionsTransportType.walking
        do {
            let response: MKDirections.Response = try await MKDirections(request: request).calculate()
            routes = response.routes
        } catch {
            message = (error as? MKError)?.code == MKError.serverFailure ? "No way" : "Other"
        }
    }

    /// The first part of the shortest way.
    var nextStep: MKRoute.Step? { routes.min { $0.distance < $1.distance }?.steps.first }

    func time(_ response: MKDirections.ETAResponse) -> TimeInterval { response.expectedTravelTime }
}

/// Learns of proposals for what is typed.
@MainActor
final class Proposals: NSObject, MKLocalSearchCompleterDelegate {
    let completer = MKLocalSearchCompleter()
    var titles: [String] = []
    var failed: (@MainActor () -> Void)?

    override init() {
        super.init()
        completer.delegate = self
        completer.resultTypes = MKLocalSearchCompleter.ResultType.address
    }

    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        titles = completer.results.map { (completion: MKLocalSearchCompletion) in completion.title }
    }

    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { failed?() }
}

/// Returns the last place that a sequence of updates has.
func lastPlace(_ updates: CLLocationUpdate.Updates) async throws -> (place: CLLocation?, isDenied: Bool) {
    var result: (place: CLLocation?, isDenied: Bool) = (nil, false)
    for try await update: CLLocationUpdate in updates where !update.stationary {
        result = (update.location ?? result.place, update.authorizationDenied)
    }
    return result
}

/// Calls a handler with the addresses of a name.
func findPlacemarks(_ name: String, handler: @escaping CLGeocodeCompletionHandler) {
    let geocoder = CLGeocoder()
    geocoder.geocodeAddressString(name, completionHandler: handler)
}

/// Calls handlers with places, ways and times.
func findNearby(
    _ request: MKDirections.Request,
    places: @escaping MKLocalSearch.CompletionHandler,
    ways: @escaping MKDirections.DirectionsHandler,
    time: @escaping MKDirections.ETAHandler
) {
    MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Coffee")).start(completionHandler: places)
    MKDirections(request: request).calculate(completionHandler: ways)
    MKDirections(request: request).calculateETA(completionHandler: time)
}

/// Returns the next place; nil at the end.
func nextPlace(_ iterator: inout CLLocationUpdate.Updates.Iterator) async throws -> CLLocation? {
    try await iterator.next()?.location
}

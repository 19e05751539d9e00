import CoreLocation
import MapKit
import SwiftUI

/// Constants and functions of Core Location and MapKit, and the parts of a map that the other files do not use.
struct PlaceForms: View {
    @Namespace private var scope
    @State private var region = MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2DMake(48.2, 16.37), 500, 500)
    var showsPlaces = true

    var body: some View {
        VStack {
            Map(scope: scope) {
                places
                EmptyMapContent()
            }
            MapCompass(scope: scope)
        }
        .mapScope(scope)
        Map(coordinateRegion: $region, annotationItems: Landmark.all) { landmark in
            MapPin(coordinate: landmark.coordinate, tint: .green)
        }
        Button("Directions") {
            let item = MKMapItem(placemark: MKPlacemark(coordinate: region.center))
            item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
        }
    }

    @MapContentBuilder private var places: some MapContent {
        if showsPlaces {
            Annotation("Gate", coordinate: Landmark.all[0].coordinate) { Text("gate") }.annotationSubtitles(.hidden)
            MapCircle(center: Landmark.all[0].coordinate, radius: 10).mapOverlayLevel(level: MKOverlayLevel.aboveRoads)
        }
    }
}

/// Sets the accuracy of the places that a manager reports.
func configure(_ manager: CLLocationManager, isNavigating: Bool) {
    manager.desiredAccuracy = isNavigating ? kCLLocationAccuracyBestForNavigation : kCLLocationAccuracyNearestTenMeters
    manager.distanceFilter = kCLDistanceFilterNone
    manager.activityType = isNavigating ? CLActivityType.automotiveNavigation : .other
}

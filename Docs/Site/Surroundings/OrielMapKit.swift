import MapKit
import SwiftUI

@MainActor let berlin = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
@MainActor let region = MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))

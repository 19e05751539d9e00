import MapKit
import SwiftUI

/// A place of an app's own class.
final class Landing: NSObject, MKAnnotation {
    let coordinate: CLLocationCoordinate2D
    let title: String?

    init(_ title: String, _ coordinate: CLLocationCoordinate2D) {
        (self.title, self.coordinate) = (title, coordinate)
    }
}

/// A view of annotations with a class of its own.
final class LandingView: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        let label = UILabel(frame: bounds)
        label.text = "Landing"
        addSubview(label)
        centerOffset = CGPoint(x: 0, y: -10)
        collisionMode = MKAnnotationView.CollisionMode.circle
        displayPriority = MKFeatureDisplayPriority.defaultHigh
    }

    required init?(coder: NSCoder) { nil }
}

/// A map with pins, figures and a delegate, as apps put it into SwiftUI.
struct HarbourMap: UIViewRepresentable {
    @Binding var region: MKCoordinateRegion
    @Binding var log: [String]
    let pin: MKPointAnnotation

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView(frame: .zero)
        map.delegate = context.coordinator
        map.mapType = MKMapType.mutedStandard
        map.isPitchEnabled = false
        map.register(
            MKMarkerAnnotationView.self,
            forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier
        )
        map.register(LandingView.self, forAnnotationViewWithReuseIdentifier: "landing")
        map.addAnnotations([pin, Landing("Pier", CLLocationCoordinate2D(latitude: 53.54, longitude: 9.98))])

        var route = [
            CLLocationCoordinate2D(latitude: 53.5, longitude: 9.9),
            CLLocationCoordinate2D(latitude: 53.6, longitude: 10),
        ]
        map.addOverlay(MKPolyline(coordinates: &route, count: route.count))
        let points = route.map { MKMapPoint($0) }
        map.addOverlay(MKGeodesicPolyline(points: points, count: points.count), level: .aboveLabels)
        map.addOverlays([
            MKPolygon(coordinates: route, count: route.count), MKCircle(center: route[0], radius: 500),
        ])
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        map.setRegion(region, animated: true)
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, MKMapViewDelegate {
        private let parent: HarbourMap

        init(_ parent: HarbourMap) { self.parent = parent }

        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            if annotation is Landing {
                return mapView.dequeueReusableAnnotationView(withIdentifier: "landing", for: annotation)
            }
            let view =
                mapView.dequeueReusableAnnotationView(withIdentifier: "pin") as? MKMarkerAnnotationView
                ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "pin")
            view.markerTintColor = .systemBlue
            view.glyphText = "A"
            view.titleVisibility = MKFeatureVisibility.visible
            view.canShowCallout = true
            view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            return view
        }

        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            switch overlay {
            case let line as MKPolyline:
                let renderer = MKPolylineRenderer(polyline: line)
                renderer.strokeColor = .systemBlue
                renderer.lineWidth = 4
                renderer.lineDashPattern = [8, 4]
                return renderer
            case let polygon as MKPolygon:
                let renderer = MKPolygonRenderer(polygon: polygon)
                renderer.fillColor = .systemGreen
                return renderer
            case is MKCircle:
                let renderer: MKOverlayPathRenderer = MKCircleRenderer(overlay: overlay)
                renderer.fillColor = .systemRed
                renderer.alpha = 0.5
                return renderer
            default: return MKOverlayRenderer(overlay: overlay)
            }
        }

        func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
            parent.log.append("selected \(annotation.title ?? "")")
        }

        func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
            parent.log.append("deselected \(annotation.title ?? "")")
        }

        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
            parent.region = mapView.region
        }

        func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
            parent.log.append(mode == MKUserTrackingMode.follow ? "follows" : "rests")
        }
    }
}

/// Keeps the figures of a map, and the rectangle around all of them.
@MainActor
struct MapFigures {
    let shapes: [any MKShape & MKOverlay]

    var all: MKMapRect { shapes.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) } }
    var pointCount: Int { shapes.compactMap { $0 as? MKMultiPoint }.reduce(0) { $0 + $1.pointCount } }
}

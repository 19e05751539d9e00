import Foundation
import OrielCore
import OrielCoreLocation
import OrielTesting
import OrielUIKit
import Testing

@testable import OrielMapKit

@MainActor
@Suite struct MapViewTests {
    private final class Delegate: MKMapViewDelegate {
        var log: [String] = []

        func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { log.append("will \(animated)") }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { log.append("did \(animated)") }
        func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { log.append("loaded") }

        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer = MKPolylineRenderer(overlay: overlay)
            renderer.strokeColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            renderer.alpha = 0.5
            return renderer
        }
    }

    private struct Shown: UIViewRepresentable {
        let map: MKMapView

        func makeUIView(context: Context) -> MKMapView { map }
        func updateUIView(_ map: MKMapView, context: Context) {}
    }

    private let berlin = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)

    private var region: MKCoordinateRegion {
        MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    }

    private func shown(_ map: MKMapView) -> ViewHost { ViewHost { Shown(map: map) } }

    private func element(_ host: ViewHost) throws -> ElementTree { try #require(host.elements(.embed).first) }

    private func description(_ host: ViewHost) throws -> String {
        try #require(try element(host).element.attributes.string(.embed))
    }

    @Test func `the browser gets the region, what people may do, and whether the map flies`() async throws {
        let map = MKMapView()
        map.isZoomEnabled = false
        map.region = region
        let host = shown(map)
        let first = try description(host)
        #expect(first.contains(#""camera":{"center":[52.5,13.4],"span":[1,2]}"#))
        #expect(first.contains(#""animates":false"#) && first.contains(#""pans":true"#))
        #expect(first.contains(#""zooms":false"#))

        map.setCenter(CLLocationCoordinate2D(latitude: 10, longitude: 20), animated: true)
        await host.settle()

        let second = try description(host)
        #expect(second.contains(#""center":[10,20]"#) && second.contains(#""animates":true"#))
        #expect(second.contains(#""moves":2"#))
    }

    @Test func `the delegate learns of the moves of the app and of the user`() async throws {
        let map = MKMapView()
        let delegate = Delegate()
        map.region = region
        map.delegate = delegate
        let host = shown(map)

        #expect(await host.send(.choose("camera 52.5 13.4 8 390 844"), to: try element(host).id))
        #expect(delegate.log == ["loaded", "did false"])

        #expect(await host.send(.choose("moved 48 11 6 390 844"), to: try element(host).id))
        #expect(delegate.log.suffix(2) == ["will false", "did false"])
        #expect(abs(map.centerCoordinate.latitude - 48) < 1e-6)

        map.setRegion(map.region, animated: true)
        #expect(delegate.log.count == 4)

        map.setRegion(region, animated: true)
        await host.settle()
        #expect(delegate.log.last == "will true")
        #expect(try description(host).contains(#""moves":2"#))
    }

    @Test func `points and places convert`() async throws {
        let map = MKMapView()
        let host = shown(map)
        #expect(map.convert(berlin, toPointTo: map) == .zero)

        #expect(await host.send(.choose("camera 52.5 13.4 8 390 844"), to: try element(host).id))

        let middle = map.convert(berlin, toPointTo: map)
        #expect(abs(middle.x - 195) < 1e-6 && abs(middle.y - 422) < 1e-6)
        #expect(abs(map.convert(middle, toCoordinateFrom: map).latitude - 52.5) < 1e-6)
    }

    @Test func `space around a rectangle counts in points of the map`() async throws {
        let map = MKMapView()
        let host = shown(map)
        let rect = MKMapRect(x: 1000, y: 1000, width: 300, height: 300)
        let unknown = map.mapRectThatFits(rect, edgePadding: UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0))
        #expect(abs(unknown.maxX - 1300) < 1e-6 && abs(unknown.width - 300 / 0.9) < 1e-6)

        #expect(await host.send(.choose("camera 52.5 13.4 8 400 800"), to: try element(host).id))

        let padded = map.mapRectThatFits(rect, edgePadding: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50))
        #expect(abs(padded.width - 400) < 1e-6 && abs(padded.minX - 950) < 1e-6 && padded.height == 300)
    }

    @Test func `annotations are at their places, and follow their coordinates`() async throws {
        let map = MKMapView()
        let pin = MKPointAnnotation(coordinate: berlin, title: "Berlin")
        map.addAnnotation(pin)
        let host = shown(map)
        #expect(host.elements(.embedPlace).first?.element.attributes.string(.embed)?.contains("[52.5,13.4]") == true)

        pin.coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        await host.settle()

        #expect(host.elements(.embedPlace).first?.element.attributes.string(.embed)?.contains("[1,2]") == true)
        map.removeAnnotation(pin)
        await host.settle()
        #expect(host.elements(.embedPlace).isEmpty)
    }

    @Test func `at most 32 removed views of an identifier are kept`() {
        let map = MKMapView()
        let pins = (0..<40).map { _ in MKPointAnnotation(coordinate: berlin) }
        map.addAnnotations(pins)
        map.layoutIfNeeded()
        let views = pins.compactMap { map.view(for: $0) }

        map.removeAnnotations(pins)
        var reused = 0
        while let view = map.annotationStore.dequeue(MKMapViewDefaultAnnotationViewReuseIdentifier, for: nil) {
            #expect(views.contains { $0 === view })
            reused += 1
        }

        #expect(views.count == 40 && reused == 32)
        #expect(map.annotations.isEmpty && views.allSatisfy { $0.superview == nil })
    }

    private func ids(_ annotations: [any MKAnnotation]) -> [ObjectIdentifier] {
        annotations.map { ObjectIdentifier($0) }
    }

    @Test func `annotations and figures are added once, and keep their order`() {
        let map = MKMapView()
        let pins = (0..<5).map { _ in MKPointAnnotation(coordinate: berlin) }
        map.addAnnotations(pins + pins)
        map.removeAnnotations([pins[1], pins[3], pins[1]])
        #expect(ids(map.annotations) == ids([pins[0], pins[2], pins[4]]))

        map.addAnnotation(pins[1])
        #expect(map.annotations.last === pins[1] && map.annotations.count == 4)

        let lines = (0..<3).map { _ in MKPolyline(coordinates: [berlin, berlin], count: 2) }
        map.addOverlays([lines[0], lines[1], lines[0]])
        map.insertOverlay(lines[2], at: -1)
        map.insertOverlay(lines[0], at: 9)
        let figures = map.overlays.map { ObjectIdentifier($0) }
        #expect(figures == ids([lines[2], lines[1], lines[0]]))

        map.removeOverlays([lines[1], lines[1]])
        #expect(map.overlays.count == 2)
    }

    @Test func `figures have the look of their renderers, and none without a delegate`() async throws {
        let map = MKMapView()
        let delegate = Delegate()
        let line = MKPolyline(coordinates: [berlin, berlin], count: 2)
        map.delegate = delegate
        map.addOverlay(line)
        let host = shown(map)

        let figure = try #require(host.elements(.embedPlace).first?.element.attributes.string(.embed))
        #expect(figure.contains(#""stroke":"rgb(0 0 255/0.5)","width":3"#))

        (map.renderer(for: line) as? MKPolylineRenderer)?.lineWidth = 7
        await host.settle()
        #expect(host.elements(.embedPlace).first?.element.attributes.string(.embed)?.contains(#""width":7"#) == true)

        let plain = MKMapView()
        plain.addOverlay(line)
        #expect(shown(plain).elements(.embedPlace).isEmpty)
    }
}

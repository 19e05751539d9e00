import Foundation
import OrielCore
import OrielCoreLocation
import OrielTesting
import Testing

@testable import OrielMapKit

@MainActor
@Suite struct MapTests {
    private let berlin = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)

    private func map(_ host: ViewHost) throws -> ElementTree { try #require(host.elements(.embed).first) }

    private func description(_ host: ViewHost) throws -> String {
        try #require(try map(host).element.attributes.string(.embed))
    }

    private var region: MKCoordinateRegion {
        MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    }

    @Test func `the description of a map has its position and the places of its content`() throws {
        let host = ViewHost { Map(initialPosition: .region(region)) { Marker("Berlin", coordinate: berlin) } }

        #expect(try description(host).contains(#""camera":{"center":[52.5,13.4],"span":[1,2]}"#))
        #expect(try description(host).contains(#""moves":1"#))
        let place = try #require(host.elements(.embedPlace).first?.element.attributes.string(.embed))
        #expect(place == #"{"anchor":[0.5,0],"points":[[52.5,13.4]]}"#)
    }

    @Test func `without a position, all of the content is shown`() throws {
        #expect(try !description(ViewHost { Map { Marker("Berlin", coordinate: berlin) } }).contains("camera"))
    }

    @Test func `a move of the user reaches the app and is no move of the app`() async throws {
        let host = ViewHost { MovedMap(region: region) }
        let id = try map(host).id

        #expect(await host.send(.choose("moved 48 11 6 390 844"), to: id))

        #expect(host.texts == ["48 user", "Away"])
        #expect(try description(host).contains(#""moves":1"#))
    }

    @Test func `a new position of the app is a move`() async throws {
        let host = ViewHost { MovedMap(region: region) }

        try await host.tap("Away")

        #expect(try description(host).contains(#""moves":2"#))
    }

    @Test(arguments: [
        "moved 91 0 2 10 10", "moved 0 0 99 10 10", "moved 0 0 2 -1 10", "moved 0 0 2", "moved", "other 1",
    ])
    func `cameras that are none are ignored`(text: String) async throws {
        let host = ViewHost { MovedMap(region: region) }

        #expect(await host.send(.choose(text), to: try map(host).id))

        #expect(host.texts == ["unmoved", "Away"])
    }

    @Test func `a point of a map is a place`() throws {
        let view = try #require(MapModel.View([0, 0, 1, 512, 512]))

        #expect(abs(view.coordinate(at: CGPoint(x: 256, y: 256)).latitude) < 1e-9)
        #expect(view.coordinate(at: CGPoint(x: 512, y: 256)).longitude == 180)
        let place = view.coordinate(at: CGPoint(x: 300, y: 100))
        #expect(abs(view.point(at: place).x - 300) < 1e-6 && abs(view.point(at: place).y - 100) < 1e-6)
        #expect(abs(view.region.span.longitudeDelta - 360) < 1e-9)
    }

    @Test func `lines and areas have colours of the page`() throws {
        let host = ViewHost {
            Map {
                MapCircle(center: berlin, radius: 100).foregroundStyle(Color(red: 1, green: 0, blue: 0).opacity(0.5))
                MapPolyline(coordinates: [berlin]).stroke(Color(red: 0, green: 0, blue: 1), lineWidth: 4)
            }
        }

        let figures = host.elements(.embedPlace).compactMap { $0.element.attributes.string(.embed) }

        #expect(figures.count == 2 && figures[0].contains(#""fill":"rgb(255 0 0/0.5)""#))
        #expect(figures[0].contains(#""radius":100"#) && figures[1].contains(#""stroke":"rgb(0 0 255/1.0)","width":4"#))
    }

    @Test func `a host sets the pictures`() throws {
        let tiles = MapTiles(template: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© All")
        let host = ViewHost { Map().environment(\.mapTiles, tiles) }

        #expect(try description(host).contains(#""tiles":{"attribution":"© All","template":"https://tiles.example/"#))
    }

    @Test func `places that are no numbers are at the origin`() throws {
        let nowhere = CLLocationCoordinate2D(latitude: .nan, longitude: .infinity)
        let host = ViewHost { Map(initialPosition: .region(MKCoordinateRegion(center: nowhere, span: region.span))) }

        #expect(try description(host).contains(#""center":[0,0]"#))
    }

    @Test func `controls zoom the map`() async throws {
        let host = ViewHost { Map(initialPosition: .region(region)).mapControls { MapZoomStepper() } }
        #expect(await host.send(.choose("camera 52.5 13.4 8 390 844"), to: try map(host).id))

        try await host.tap("Zoom In")

        #expect(try description(host).contains(#""moves":2"#))
    }

    @Test func `a place opens in the app for maps`() async throws {
        let browser = FakeBrowser()
        let item = MKMapItem(placemark: MKPlacemark(coordinate: berlin))
        item.name = "Berlin"

        #expect(await browser.run { item.openInMaps() })

        #expect(browser.opened.map(\.absoluteString) == ["https://maps.apple.com/?ll=52.5,13.4&q=Berlin"])
    }
}

private struct MovedMap: View {
    @State private var position: MapCameraPosition
    @State private var text = "unmoved"

    init(region: MKCoordinateRegion) { _position = State(initialValue: .region(region)) }

    var body: some View {
        Map(position: $position)
            .onMapCameraChange { context in
                text = "\(Int(context.region.center.latitude.rounded())) \(position.positionedByUser ? "user" : "app")"
            }
        Text(text)
        Button("Away") { position = .region(MKCoordinateRegion()) }
    }
}

extension MapTests {
    @Test func `a way between two places opens in the app for maps`() async {
        let browser = FakeBrowser()
        let items = [(1.0, 2.0), (3, 4)].map { latitude, longitude in
            MKMapItem(
                placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
            )
        }
        let options = [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeTransit]

        #expect(await browser.run { MKMapItem.openMaps(with: items, launchOptions: options) })
        let here = [MKMapItem.forCurrentLocation(), items[1]]
        #expect(await browser.run { MKMapItem.openMaps(with: here, launchOptions: options) })
        #expect(await browser.run { MKMapItem.forCurrentLocation().openInMaps() })

        let site = "https://maps.apple.com/"
        #expect(
            browser.opened.map(\.absoluteString) == [
                "\(site)?daddr=3.0,4.0&dirflg=r&saddr=1.0,2.0", "\(site)?daddr=3.0,4.0&dirflg=r", site,
            ]
        )
    }
}

import Foundation
import Observation
public import OrielCore
import OrielCoreLocation

/// Where the user is.
@MainActor
@Observable
final class UserPlace: CLLocationManagerDelegate {
    private(set) var location: CLLocation?
    @ObservationIgnored private var manager: CLLocationManager?

    nonisolated init() {}

    func start() {
        let manager = CLLocationManager()
        manager.delegate = self
        self.manager = manager
        manager.startUpdatingLocation()
    }

    func stop() { manager?.stopUpdatingLocation() }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        // Location managers call their delegates on the main actor.
        MainActor.assumeIsolated { location = locations.last }
    }
}

/// The camera of one map: what the app wants, and what the browser shows.
@MainActor
@Observable
final class MapModel {
    /// What the browser shows, as it has reported it.
    struct View: Equatable {
        var latitude: Double
        var longitude: Double
        var zoom: Double
        var width: Double
        var height: Double

        /// - Returns: Nil for numbers that no client sends.
        init?(_ numbers: [Double]) {
            guard numbers.count == 5, abs(numbers[0]) <= 90, abs(numbers[1]) <= 360, (0...30).contains(numbers[2]),
                (0...100_000).contains(numbers[3]), (0...100_000).contains(numbers[4])
            else { return nil }
            (latitude, longitude, zoom) = (numbers[0], numbers[1], numbers[2])
            (width, height) = (numbers[3], numbers[4])
        }

        /// The width of the world in points.
        var world: Double { 256 * pow(2, zoom) }
        var center: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

        func coordinate(at point: CGPoint) -> CLLocationCoordinate2D {
            let middle = Mercator.point(center)
            return Mercator.coordinate(
                x: middle.x + (Double(point.x) - width / 2) / world,
                y: middle.y + (Double(point.y) - height / 2) / world
            )
        }

        func point(at coordinate: CLLocationCoordinate2D) -> CGPoint {
            let (middle, place) = (Mercator.point(center), Mercator.point(coordinate))
            return CGPoint(
                x: width / 2 + (place.x - middle.x) * world,
                y: height / 2 + (place.y - middle.y) * world
            )
        }

        var region: MKCoordinateRegion {
            let top = coordinate(at: CGPoint(x: width / 2, y: 0))
            let bottom = coordinate(at: CGPoint(x: width / 2, y: height))
            return MKCoordinateRegion(
                center: center,
                span: MKCoordinateSpan(
                    latitudeDelta: top.latitude - bottom.latitude,
                    longitudeDelta: min(width / world * 360, 360)
                )
            )
        }
    }

    private(set) var view: View?
    /// An area that a control of the map asks for, until the app or the user moves the map.
    private(set) var wanted: (number: Int, region: MKCoordinateRegion)?
    @ObservationIgnored private var position: MapCameraPosition?
    @ObservationIgnored private var seenWish = 0
    @ObservationIgnored private var seenPlace = false
    @ObservationIgnored private var moves = 0
    @ObservationIgnored private var followsWish = false
    @ObservationIgnored let place = UserPlace()

    nonisolated init() {}

    /// Returns the number of the move to a position: a new one if the app, a control or the user's place has moved the map.
    func move(to new: MapCameraPosition) -> Int {
        let wish = wanted?.number ?? 0
        let isFound = new.followsUserLocation && place.location != nil
        let isNewWish = wish != seenWish
        if new != position || isNewWish || isFound != seenPlace { moves += 1 }
        if new != position { followsWish = false }
        if isNewWish { followsWish = true }
        (position, seenWish, seenPlace) = (new, wish, isFound)
        return moves
    }

    /// Returns the area to show; nil for all of the content.
    func area(for position: MapCameraPosition) -> MKCoordinateRegion? {
        if followsWish, let wanted { return wanted.region }
        switch position.kind {
        case .automatic: return nil
        case .area: return position.area
        case .camera(let camera): return camera.region
        case .user:
            return place.location.map {
                MKCoordinateRegion(center: $0.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
            }
        }
    }

    /// Takes what the browser shows.
    ///
    /// - Returns: The new position if the user has moved the map.
    func take(_ view: View, byUser: Bool) -> MapCameraPosition? {
        self.view = view
        guard byUser else { return nil }
        let new = MapCameraPosition(movedByUserTo: view.region)
        position = new
        return new
    }

    func show(_ region: MKCoordinateRegion) { wanted = ((wanted?.number ?? 0) + 1, region) }

    func zoom(by factor: Double) {
        guard var region = view?.region else { return }
        region.span.latitudeDelta = min(region.span.latitudeDelta * factor, 170)
        region.span.longitudeDelta = min(region.span.longitudeDelta * factor, 360)
        show(region)
    }
}

/// The selection of a map.
@MainActor
struct MapSelection {
    let value: AnyHashable?
    let select: (AnyHashable?) -> Void
}

private enum MapSelectionKey: EnvironmentKey {
    static var defaultValue: MapSelection? { nil }
}

private enum MapModelKey: EnvironmentKey {
    static var defaultValue: MapModel? { nil }
}

/// An action that learns of the camera.
struct MapCameraAction {
    let frequency: MapCameraUpdateFrequency
    let action: @MainActor (MapCameraUpdateContext) -> Void
}

private enum MapActionsKey: EnvironmentKey {
    static var defaultValue: [MapCameraAction] { [] }
}

private enum MapAnimatesKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum MapControlsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    var mapSelection: MapSelection? {
        get { self[MapSelectionKey.self] }
        set { self[MapSelectionKey.self] = newValue }
    }

    var mapModel: MapModel? {
        get { self[MapModelKey.self] }
        set { self[MapModelKey.self] = newValue }
    }

    var mapActions: [MapCameraAction] {
        get { self[MapActionsKey.self] }
        set { self[MapActionsKey.self] = newValue }
    }

    /// Whether the camera flies to a new position.
    var mapAnimates: Bool {
        get { self[MapAnimatesKey.self] }
        set { self[MapAnimatesKey.self] = newValue }
    }

    var mapControls: AnyView? {
        get { self[MapControlsKey.self] }
        set { self[MapControlsKey.self] = newValue }
    }
}

extension View {
    /// Sets how maps are drawn. All styles show the pictures of the host.
    public nonisolated func mapStyle(_ mapStyle: MapStyle) -> some View { self }

    /// Has no effect: controls belong to the map that they are in.
    public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }

    /// Runs an action when the camera has moved.
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapActions) { $0.append(MapCameraAction(frequency: frequency, action: action)) }
    }

    /// Runs an action when the camera has moved.
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping @MainActor () -> Void
    ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }

    /// Shows controls in the upper trailing corner of a map.
    public nonisolated func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
        environment(\.mapControls, AnyView(content()))
    }
}

public import Foundation
public import OrielCore
public import OrielCoreLocation

/// Reads the camera of the map in it.
public struct MapReader<Content: View> {
    private let content: (MapProxy) -> Content
    @State private var model = MapModel()

    public nonisolated init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
}

extension MapReader: View {
    public var body: some View { content(MapProxy(model: model)).environment(\.mapModel, model) }
}

/// Converts between places and points of a map. Until the browser has shown the map, there are none.
@MainActor @preconcurrency
public struct MapProxy {
    let model: MapModel

    /// Returns the place at a point of the map.
    ///
    /// - Parameter space: `.local` means the map.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        model.view?.coordinate(at: point)
    }

    /// Returns the point of the map at a place.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        model.view?.point(at: coordinate)
    }
}

/// A button that shows where the user is.
public struct MapUserLocationButton {
    @Environment(\.mapModel) private var model
    @State private var place = UserPlace()
    @State private var isWaiting = false

    public nonisolated init() {}
    public nonisolated init(scope: Namespace.ID) {}
}

extension MapUserLocationButton: View {
    public var body: some View {
        MapControl(systemImage: "location", label: "My Location") {
            isWaiting = true
            place.start()
        }
        .onChange(of: place.location) { _, location in
            guard isWaiting, let location else { return }
            isWaiting = false
            place.stop()
            model?.show(
                MKCoordinateRegion(center: location.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
            )
        }
    }
}

/// Buttons that zoom in and out.
public struct MapZoomStepper {
    @Environment(\.mapModel) private var model

    public nonisolated init() {}
    public nonisolated init(scope: Namespace.ID) {}
}

extension MapZoomStepper: View {
    public var body: some View {
        MapControl(systemImage: "plus", label: "Zoom In") { model?.zoom(by: 0.5) }
        MapControl(systemImage: "minus", label: "Zoom Out") { model?.zoom(by: 2) }
    }
}

/// A bar with a length, which tells the scale of the map.
public struct MapScaleView {
    @Environment(\.mapModel) private var model
    @Environment(\.locale) private var locale

    public nonisolated init() {}
    public nonisolated init(scope: Namespace.ID) {}
}

extension MapScaleView: View {
    public var body: some View {
        if let view = model?.view, let bar = MapScale(view) {
            VStack(alignment: .trailing, spacing: 2) {
                Text(verbatim: bar.text(in: locale)).font(.caption2)
                Rectangle().frame(width: bar.points, height: 2)
            }
            .padding(4)
            .background(.background.opacity(0.6), in: .rect(cornerRadius: 4))
        }
    }
}

/// A round length in metres, and its length on the map.
struct MapScale {
    let metres: Double
    let points: Double

    init?(_ view: MapModel.View) {
        let metresPerPoint = 40_075_016.686 * cos(view.latitude * .pi / 180) / view.world
        guard metresPerPoint > 0, metresPerPoint.isFinite else { return nil }
        let longest = metresPerPoint * 90
        let power = pow(10, floor(log10(longest)))
        metres = [5, 2, 1].map { $0 * power }.first { $0 <= longest } ?? power
        points = metres / metresPerPoint
    }

    func text(in locale: Locale) -> String {
        let (value, unit) = metres >= 1000 ? (metres / 1000, "km") : (metres, "m")
        return "\(value.formatted(.number.locale(locale))) \(unit)"
    }
}

/// A compass. It is shown on turned maps only, and maps are not turned.
public struct MapCompass {
    public nonisolated init() {}
    public nonisolated init(scope: Namespace.ID) {}
}

extension MapCompass: View {
    public var body: some View { EmptyView() }
}

/// Unavailable: maps are flat.
@available(*, unavailable, message: "Maps are flat: there is nothing to pitch.")
public struct MapPitchToggle {}

private struct MapControl: View {
    let systemImage: String
    let label: String
    let action: @MainActor @Sendable () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: systemImage).frame(width: 44, height: 44).background(.regularMaterial, in: .circle)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: label))
    }
}

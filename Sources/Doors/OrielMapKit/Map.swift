import Foundation
public import OrielCore
import OrielCoreLocation

/// A map with content on it.
///
///     Map(initialPosition: .region(region)) {
///         Marker("Berlin", systemImage: "star", coordinate: berlin)
///     }
///
/// The host sets the pictures of maps with `mapTiles(_:attribution:)` of OrielServer; without it, the ground is plain. Maps are
/// flat, and north is above.
public struct Map<Content: View> {
    private let position: Binding<MapCameraPosition>?
    private let initial: MapCameraPosition
    private let modes: MapInteractionModes
    private let selection: MapSelectionBinding?
    private let content: Content
    @State private var own = MapModel()
    @State private var ownPosition: MapCameraPosition
    @Environment(\.self) private var environment

    nonisolated init(
        position: Binding<MapCameraPosition>?,
        initial: MapCameraPosition,
        modes: MapInteractionModes,
        selection: MapSelectionBinding?,
        content: Content
    ) {
        (self.position, self.initial, self.modes) = (position, initial, modes)
        (self.selection, self.content) = (selection, content)
        _ownPosition = State(initialValue: initial)
    }
}

/// A selection of any type.
struct MapSelectionBinding: Sendable {
    let get: @MainActor @Sendable () -> AnyHashable?
    let set: @MainActor @Sendable (AnyHashable?) -> Void

    nonisolated init<Value: Hashable>(_ binding: Binding<Value?>) {
        nonisolated(unsafe) let binding = binding
        get = { binding.wrappedValue.map { AnyHashable($0) } }
        set = { binding.wrappedValue = $0?.base as? Value }
    }
}

extension Map: View {
    public var body: some View {
        let model = environment.mapModel ?? own
        let wanted = position?.wrappedValue ?? ownPosition
        let described = description(of: wanted, model)
        Embed(.map, description: described) { report in
            take(report, model)
        } content: {
            content
                .environment(\.mapSelection, selection.map { MapSelection(value: $0.get(), select: $0.set) })
                .environment(\.mapControls, nil)
        }
        .overlay(alignment: .topTrailing) {
            if let controls = environment.mapControls {
                VStack(spacing: 8) { controls }.padding(8).environment(\.mapModel, model)
            }
        }
        .onAppear { if wanted.followsUserLocation { model.place.start() } }
        .onDisappear { model.place.stop() }
    }

    @MainActor private func description(of position: MapCameraPosition, _ model: MapModel) -> MapDescription {
        let moves = model.move(to: position)
        let area = model.area(for: position)
        return MapDescription(
            camera: area.map { MapDescription.Camera($0) },
            moves: moves,
            animates: environment.mapAnimates,
            pans: modes.contains(.pan),
            zooms: modes.contains(.zoom),
            continuous: environment.mapActions.contains { $0.frequency == .continuous },
            tiles: environment.mapTiles,
            label: environment.locale.language.languageCode == .chinese ? "地图" : "Map"
        )
    }

    @MainActor private func take(_ report: EmbedReport, _ model: MapModel) {
        guard ["camera", "moved", "moving"].contains(report.name), let view = MapModel.View(report.numbers) else {
            return
        }
        let new = model.take(view, byUser: report.name != "camera")
        if let new, report.name == "moved" {
            if let position { position.wrappedValue = new } else { ownPosition = new }
        }
        let context = MapCameraUpdateContext(region: view.region)
        for action in environment.mapActions where (report.name == "moving") == (action.frequency == .continuous) {
            action.action(context)
        }
    }
}

/// The description of a map that is sent to the browser.
struct MapDescription: Encodable {
    struct Camera: Encodable {
        var center: [Double]
        var span: [Double]

        init(_ region: MKCoordinateRegion) {
            func bounded(_ value: Double, _ most: Double) -> Double {
                value.isFinite ? min(max(value, -most), most) : 0
            }
            center = [bounded(region.center.latitude, 90), bounded(region.center.longitude, 360)]
            span = [abs(bounded(region.span.latitudeDelta, 170)), abs(bounded(region.span.longitudeDelta, 360))]
        }
    }

    var camera: Camera?
    var moves: Int
    var animates: Bool
    var pans: Bool
    var zooms: Bool
    var continuous: Bool
    var tiles: MapTiles?
    var label: String
}

// MARK: - Forms

extension Map {
    /// Creates a map whose camera the app reads and sets.
    public nonisolated init(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(position: position, initial: .automatic, modes: interactionModes, selection: nil, content: content())
    }

    /// Creates a map whose camera the user moves.
    public nonisolated init(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(
            position: nil,
            initial: initialPosition,
            modes: interactionModes,
            selection: nil,
            content: content()
        )
    }

    /// Creates a map with a selection: the tag of the marker that the user has tapped.
    public nonisolated init<SelectedValue: Hashable>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(
            position: position,
            initial: .automatic,
            modes: interactionModes,
            selection: MapSelectionBinding(selection),
            content: content()
        )
    }

    /// Creates a map with a selection: the tag of the marker that the user has tapped.
    public nonisolated init<SelectedValue: Hashable>(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(
            position: nil,
            initial: initialPosition,
            modes: interactionModes,
            selection: MapSelectionBinding(selection),
            content: content()
        )
    }
}

extension Map where Content == EmptyView {
    public nonisolated init(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) { self.init(position: position, interactionModes: interactionModes) { EmptyView() } }

    public nonisolated init(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) { self.init(initialPosition: initialPosition, interactionModes: interactionModes) { EmptyView() } }
}

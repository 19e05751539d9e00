public import Foundation
public import OrielCore
public import OrielCoreLocation

/// A pin or a view on a map of the older forms.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol: MapContent {}

/// A view at a place.
public struct MapAnnotation<Content: View> {
    let coordinate: CLLocationCoordinate2D
    let anchor: UnitPoint
    let content: Content

    public nonisolated init(
        coordinate: CLLocationCoordinate2D,
        anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        self.coordinate = coordinate
        anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        self.content = content()
    }
}

extension MapAnnotation: MapAnnotationProtocol {
    public var body: some View {
        EmbedPlace(description: MapPlace(coordinate, anchor: anchor)) { content }
    }
}

/// A balloon at a place.
public struct MapMarker {
    let coordinate: CLLocationCoordinate2D
    let tint: Color?

    public nonisolated init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        (self.coordinate, self.tint) = (coordinate, tint)
    }
}

extension MapMarker: MapAnnotationProtocol {
    public var body: some View {
        Marker(coordinate: coordinate) { Text(verbatim: "") }.tint(tint).annotationTitles(.hidden)
    }
}

/// A pin at a place, drawn as a balloon.
public struct MapPin {
    let coordinate: CLLocationCoordinate2D
    let tint: Color?

    public nonisolated init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        (self.coordinate, self.tint) = (coordinate, tint)
    }
}

extension MapPin: MapAnnotationProtocol {
    public var body: some View { MapMarker(coordinate: coordinate, tint: tint) }
}

/// Whether a map follows the user.
public enum MapUserTrackingMode: Sendable {
    case none, follow
}

/// The content of a map of the older forms.
public struct _OlderMapContent<Annotations: View> {
    let annotations: Annotations
    let showsUser: Bool
}

extension _OlderMapContent: View {
    public var body: some View {
        annotations
        if showsUser { UserAnnotation() }
    }
}

extension Map {
    /// Creates a map of an area.
    ///
    /// - Parameter userTrackingMode: Has no effect: the map does not follow the user.
    public nonisolated init(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _OlderMapContent<EmptyView> {
        self.init(
            coordinateRegion,
            modes: interactionModes,
            _OlderMapContent(annotations: EmptyView(), showsUser: showsUserLocation)
        )
    }

    /// Creates a map of an area with annotations.
    ///
    /// - Parameter userTrackingMode: Has no effect: the map does not follow the user.
    public nonisolated init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    )
    where
        Items.Element: Identifiable,
        Content == _OlderMapContent<ForEach<Items, Items.Element.ID, Annotation>>
    {
        self.init(
            coordinateRegion,
            modes: interactionModes,
            _OlderMapContent(
                annotations: ForEach(annotationItems) { annotationContent($0) },
                showsUser: showsUserLocation
            )
        )
    }

    private nonisolated init(_ region: Binding<MKCoordinateRegion>, modes: MapInteractionModes, _ content: Content) {
        let position = Binding<MapCameraPosition> {
            .region(region.wrappedValue)
        } set: { new in
            if let area = new.area { region.wrappedValue = area }
        }
        self.init(position: position, initial: .automatic, modes: modes, selection: nil, content: content)
    }
}

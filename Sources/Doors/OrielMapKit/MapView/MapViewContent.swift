import Foundation
import OrielCore
import OrielCoreLocation
import OrielUIKit

/// What a map of UIKit shows: the map of SwiftUI with the views of the annotations.
struct MapViewContent: View {
    let map: MKMapView

    var body: some View {
        let _ = map.noteDrawing()
        Map(
            position: Binding<MapCameraPosition>(get: { map.position }, set: { map.userDidMove(to: $0) }),
            initial: .automatic,
            modes: modes,
            selection: nil,
            content: content
        )
        .onMapCameraChange { context in map.browserDidShow(context.region) }
        .environment(\.mapModel, map.model)
        .environment(\.mapAnimates, map.isAnimated)
        .onChange(of: map.showsUserLocation, initial: true) { _, isShown in
            if isShown { map.model.place.start() } else { map.model.place.stop() }
        }
        .onChange(of: map.model.place.location) { _, location in
            if let location { map.userDidMove(to: location) }
        }
    }

    @MainActor private var modes: MapInteractionModes {
        var modes: MapInteractionModes = []
        if map.isScrollEnabled { modes.insert(.pan) }
        if map.isZoomEnabled { modes.insert(.zoom) }
        return modes
    }

    @MainActor @ViewBuilder private var content: some View {
        ForEach(figures, id: \.id) { item in
            MapFigureView(figure: item.figure, isLine: item.isLine).environment(\.mapFigureStyle, item.style)
        }
        ForEach(views, id: \.id) { AnnotationContent(map: map, view: $0.view) }
        if map.showsUserLocation, let place = map.model.place.location, map.view(for: map.userLocation) == nil {
            EmbedPlace(description: MapPlace(place.coordinate, anchor: .center)) { UserDotPicture() }
        }
    }

    private struct Figure {
        let id: ObjectIdentifier
        let figure: MapFigure
        let style: MapFigureStyle

        var isLine: Bool { figure.shape == "path" && !figure.closed }
    }

    @MainActor private var figures: [Figure] {
        map.overlays.compactMap { overlay in
            map.renderer(for: overlay)?.figure.map {
                Figure(id: ObjectIdentifier(overlay), figure: $0.figure, style: $0.style)
            }
        }
    }

    private struct Shown {
        let id: ObjectIdentifier
        let view: MKAnnotationView
    }

    @MainActor private var views: [Shown] {
        map.annotations.compactMap { annotation in
            map.view(for: annotation).map { Shown(id: ObjectIdentifier($0), view: $0) }
        }
    }
}

/// The view of an annotation at its place, with its callout.
private struct AnnotationContent: View {
    let map: MKMapView
    let view: MKAnnotationView

    var body: some View {
        let _ = view.noteDrawing()
        if let annotation = view.annotation {
            EmbedPlace(description: MapPlace(annotation.coordinate, anchor: view.anchor)) {
                content(title: annotation.title ?? "")
                    .overlay(alignment: .top) {
                        // The callout does not move the view.
                        if view.isSelected, view.canShowCallout, let title = annotation.title, !title.isEmpty {
                            Callout(view: view, title: title, subtitle: annotation.subtitle)
                                .fixedSize()
                                .frame(height: 0, alignment: .bottom)
                                .offset(x: view.calloutOffset.x, y: view.calloutOffset.y)
                        }
                    }
                    .padding(.top, -view.heightAbovePlace)
                    .offset(x: view.centerOffset.x, y: view.centerOffset.y)
            }
        }
    }

    @MainActor @ViewBuilder private func content(title: String) -> some View {
        if view.isEnabled {
            let button = Button {
                map.userDidTap(view)
            } label: {
                UIKitContent(view)
            }.buttonStyle(.plain)
            if view.showsTitle || title.isEmpty { button } else { button.accessibilityLabel(Text(verbatim: title)) }
        } else {
            UIKitContent(view)
        }
    }
}

/// The bubble with the texts of an annotation.
private struct Callout: View {
    let view: MKAnnotationView
    let title: String
    let subtitle: String?

    var body: some View {
        HStack(spacing: 8) {
            if let accessory = view.leftCalloutAccessoryView { UIKitContent(accessory) }
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: title).font(.subheadline.weight(.semibold))
                if let detail = view.detailCalloutAccessoryView {
                    UIKitContent(detail)
                } else if let subtitle, !subtitle.isEmpty {
                    Text(verbatim: subtitle).font(.caption).foregroundStyle(.secondary)
                }
            }
            if let accessory = view.rightCalloutAccessoryView { UIKitContent(accessory) }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.background, in: .rect(cornerRadius: 10))
        .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
        .padding(.bottom, 6)
    }
}

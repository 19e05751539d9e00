import Foundation
import SwiftUI

/// How far a photo is zoomed.
struct PhotoZoom: Equatable {
    private(set) var scale: CGFloat = 1
    /// The point of the view that was tapped; nil if the middle stays where it is.
    private(set) var center: CGPoint?

    /// Once is the photo that fits the window.
    static let scales: ClosedRange<CGFloat> = 1...5

    var isZoomed: Bool { scale > Self.scales.lowerBound }
    var canGrow: Bool { scale < Self.scales.upperBound }

    /// Zooms in at a point, or out again.
    mutating func toggle(at point: CGPoint) {
        self = isZoomed ? PhotoZoom() : PhotoZoom(scale: 2.5, center: point)
    }

    mutating func scale(by factor: CGFloat) { set(scale * factor) }

    mutating func set(_ new: CGFloat) {
        self = PhotoZoom(scale: min(max(new, Self.scales.lowerBound), Self.scales.upperBound))
    }
}

/// Buttons that zoom, where there is room for them.
struct PhotoZoomButtons: View {
    @Binding var zoom: PhotoZoom
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        if width == .regular {
            GlassButton(name: "minus.magnifyingglass", label: Text("Zoom out")) { zoom.scale(by: 1 / 1.5) }
                .disabled(!zoom.isZoomed)
            GlassButton(name: "plus.magnifyingglass", label: Text("Zoom in")) { zoom.scale(by: 1.5) }
                .disabled(!zoom.canGrow)
        }
    }
}

/// Keys that zoom, whatever has the focus. No button is seen.
struct PhotoZoomKeys: View {
    @Binding var zoom: PhotoZoom

    var body: some View {
        ZStack {
            // Keyboards have + with Shift, without it, or on the key of =.
            key("+") { zoom.scale(by: 1.5) }
            key("+", .shift) { zoom.scale(by: 1.5) }
            key("=") { zoom.scale(by: 1.5) }
            key("-") { zoom.scale(by: 1 / 1.5) }
            key("0") { zoom = PhotoZoom() }
        }
        .accessibilityHidden(true)
        .frame(width: 0, height: 0)
    }

    private func key(
        _ key: KeyEquivalent,
        _ modifiers: EventModifiers = [],
        action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) { EmptyView() }
            .keyboardShortcut(key, modifiers: modifiers)
            .buttonStyle(.plain)
            .focusable(false)
    }
}

#Preview("Zoom buttons, wide window", traits: .fixedLayout(width: 800, height: 120)) {
    @Previewable @State var zoom = PhotoZoom()
    HStack { PhotoZoomButtons(zoom: $zoom) }
        .padding()
        .background(.black)
}

#Preview("Zoom buttons, narrow window", traits: .fixedLayout(width: 300, height: 120)) {
    @Previewable @State var zoom = PhotoZoom()
    HStack {
        Text(verbatim: "No buttons:")
        PhotoZoomButtons(zoom: $zoom)
    }
}

#Preview("Zoom keys") {
    @Previewable @State var zoom = PhotoZoom()
    Text(verbatim: "+ and − zoom: \(Int(zoom.scale * 100)) %")
        .background { PhotoZoomKeys(zoom: $zoom) }
}

#Preview("Zoom keys, zoomed") {
    @Previewable @State var zoom = {
        var zoom = PhotoZoom()
        zoom.set(5)
        return zoom
    }()
    Text(verbatim: "0 resets: \(Int(zoom.scale * 100)) %")
        .background { PhotoZoomKeys(zoom: $zoom) }
}

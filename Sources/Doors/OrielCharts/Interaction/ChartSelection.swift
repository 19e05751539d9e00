import Foundation
public import OrielCore

/// A selection that a drag over the plot changes.
struct ChartSelection {
    enum Part { case x, y, angle }

    let part: Part
    let isRange: Bool
    /// Selects what is at a place of the plot, or from where the drag began to it; the place is nil at the end.
    let select: (ChartProxy, CGPoint?, CGPoint) -> Void
}

extension View {
    /// Selects the value along the horizontal axis that a finger or pointer is at; nil when it is lifted or leaves.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSelection(.x, isRange: false) { chart, place, _ in
            value.wrappedValue = place.flatMap { chart.value(atX: $0.x) }
        }
    }

    /// Selects the value along the vertical axis that a finger or pointer is at; nil when it is lifted or leaves.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSelection(.y, isRange: false) { chart, place, _ in
            value.wrappedValue = place.flatMap { chart.value(atY: $0.y) }
        }
    }

    /// Selects the values along the horizontal axis over which a finger or pressed pointer moves. A tap selects none.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartSelection(.x, isRange: true) { chart, place, start in
            guard let place else { return }
            guard let first: P = chart.value(atX: start.x), let last: P = chart.value(atX: place.x), first != last
            else {
                range.wrappedValue = nil
                return
            }
            range.wrappedValue = min(first, last)...max(first, last)
        }
    }

    /// Selects the values along the vertical axis over which a finger or pressed pointer moves. A tap selects none.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartSelection(.y, isRange: true) { chart, place, start in
            guard let place else { return }
            guard let first: P = chart.value(atY: start.y), let last: P = chart.value(atY: place.y), first != last
            else {
                range.wrappedValue = nil
                return
            }
            range.wrappedValue = min(first, last)...max(first, last)
        }
    }

    /// Selects the sum of the sectors' values up to the angle that a finger or pointer is at; nil when it is lifted or leaves.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSelection(.angle, isRange: false) { chart, place, _ in
            value.wrappedValue = place.flatMap { chart.value(atAngle: chart.angle(at: $0)) }
        }
    }

    /// Adds a gesture to the plot.
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        chartSettings { $0.gestures.append { chart in AnyView(GestureArea(gesture: gesture(chart))) } }
    }

    private func chartSelection(
        _ part: ChartSelection.Part,
        isRange: Bool,
        _ select: @escaping (ChartProxy, CGPoint?, CGPoint) -> Void
    ) -> some View {
        chartSettings { $0.selections.append(ChartSelection(part: part, isRange: isRange, select: select)) }
    }
}

/// An area with a gesture of the app.
private struct GestureArea<G: Gesture>: View {
    let gesture: G

    var body: some View { Color.clear.contentShape(Rectangle()).gesture(gesture) }
}

/// What takes the gestures of a plot.
struct ChartGestures: View {
    let proxy: ChartProxy

    var body: some View {
        ForEach(proxy.settings.gestures.indices, id: \.self) { index in
            proxy.settings.gestures[index](proxy)
        }
        if !proxy.settings.selections.isEmpty {
            Color.clear.contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { select($0.location, from: $0.startLocation) }
                        .onEnded { select(nil, from: $0.startLocation) }
                )
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let place): hover(place)
                    case .ended: hover(nil)
                    }
                }
        }
    }

    /// Selects values, but no ranges, under a pointer that is not pressed.
    private func hover(_ place: CGPoint?) {
        for selection in proxy.settings.selections where !selection.isRange {
            selection.select(proxy, place.map(clamped), place.map(clamped) ?? .zero)
        }
    }

    private func select(_ place: CGPoint?, from start: CGPoint) {
        for selection in proxy.settings.selections { selection.select(proxy, place.map(clamped), clamped(start)) }
    }

    /// Returns the nearest place in the plot.
    private func clamped(_ place: CGPoint) -> CGPoint {
        let size = proxy.layout.contentSize
        // Just inside: the end of the last category is in none.
        return CGPoint(
            x: min(max(place.x, 0), size.width * 0.999_999),
            y: min(max(place.y, 0), size.height * 0.999_999)
        )
    }
}

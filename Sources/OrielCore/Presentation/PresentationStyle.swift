public import Foundation

/// What the views in a sheet say about it; nil where they say nothing.
struct PresentationStyle: Equatable {
    var detents: Set<PresentationDetent>?
    var selectedDetent: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var preventsDismissal: Bool?
    var background: _ResolvedShapeStyle?
    var cornerRadius: CGFloat?

    /// Takes over what another says.
    mutating func merge(_ other: PresentationStyle) {
        detents = other.detents ?? detents
        selectedDetent = other.selectedDetent ?? selectedDetent
        dragIndicator = other.dragIndicator ?? dragIndicator
        preventsDismissal = other.preventsDismissal ?? preventsDismissal
        background = other.background ?? background
        cornerRadius = other.cornerRadius ?? cornerRadius
    }

    static func == (a: PresentationStyle, b: PresentationStyle) -> Bool {
        a.detents == b.detents && a.selectedDetent?.wrappedValue == b.selectedDetent?.wrappedValue
            && a.dragIndicator == b.dragIndicator && a.preventsDismissal == b.preventsDismissal
            && a.background == b.background && a.cornerRadius == b.cornerRadius
    }
}

enum PresentationStyleKey: PreferenceKey {
    static var defaultValue: PresentationStyle { PresentationStyle() }

    /// Where neighbours disagree, the first has its way.
    static func reduce(value: inout PresentationStyle, nextValue: () -> PresentationStyle) {
        var merged = nextValue()
        merged.merge(value)
        value = merged
    }
}

/// Says something about the sheet the content stands in; the outermost has its way.
struct PresentationStyleModifier {
    let style: PresentationStyle
}

extension PresentationStyleModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func willMount(on node: ViewNode, state: inout Void) { node.preferenceDidChange() }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) {
        if old.style != style { node.preferenceDidChange() }
    }

    func willUnmount(from node: ViewNode, state: inout Void) { node.preferenceDidChange() }

    func preferenceWrite(for key: ObjectIdentifier) -> PreferenceWrite? {
        guard key == ObjectIdentifier(PresentationStyleKey.self) else { return nil }
        return .transform { value in
            guard var merged = value as? PresentationStyle else { return }
            merged.merge(style)
            value = merged
        }
    }
}

/// Hears what the views inside say about their sheet, and lets none of it out.
struct PresentationStyleReader {
    let didChange: @MainActor (PresentationStyle) -> Void
}

extension PresentationStyleReader: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func makeState() -> PresentationStyle { PresentationStyle() }

    func willMount(on node: ViewNode, state: inout PresentationStyle) {
        node.flags.insert(.observesPreferences)
        node.graph.preferences.invalidate(node)
    }

    func preferencesDidChange(on node: ViewNode, state: inout PresentationStyle) {
        let style = node.preferenceOfChildren(PresentationStyleKey.self) ?? PresentationStyle()
        guard style != state else { return }
        state = style
        didChange(style)
    }

    func preferenceWrite(for key: ObjectIdentifier) -> PreferenceWrite? {
        key == ObjectIdentifier(PresentationStyleKey.self) ? .value(PresentationStyle()) : nil
    }
}

extension View {
    private nonisolated func presentationStyle(_ change: (inout PresentationStyle) -> Void) -> some View {
        var style = PresentationStyle()
        change(&style)
        return modifier(PresentationStyleModifier(style: style))
    }

    /// Says at which heights the sheet the view stands in rests.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationStyle { $0.detents = detents }
    }

    /// Says at which heights the sheet the view stands in rests, and at which it rests now.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        presentationStyle {
            $0.detents = detents
            $0.selectedDetent = selection
        }
    }

    /// Says whether the sheet shows the bar it is dragged by.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationStyle { $0.dragIndicator = visibility }
    }

    /// Has the person leave the sheet by its buttons only.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationStyle { $0.preventsDismissal = isDisabled }
    }

    /// Fills the sheet with a style.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationStyle { $0.background = style._resolve(in: _ShapeStyleContext()) }
    }

    /// Says how round the corners of the sheet are; nil for the platform's.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationStyle { $0.cornerRadius = cornerRadius }
    }
}

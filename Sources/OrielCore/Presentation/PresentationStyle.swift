public import Foundation

/// The settings of a sheet that the views inside declare; nil where they declare none.
struct PresentationStyle: Equatable {
    var detents: Set<PresentationDetent>?
    var selectedDetent: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var preventsDismissal: Bool?
    var background: _ResolvedShapeStyle?
    var cornerRadius: CGFloat?
    var adaptation: PresentationAdaptation?
    var sizing: String?
    /// The name of the source view of a zoom transition.
    var zoomSource: String?

    /// Overrides these settings with the non-nil settings of another style.
    mutating func merge(_ other: PresentationStyle) {
        detents = other.detents ?? detents
        selectedDetent = other.selectedDetent ?? selectedDetent
        dragIndicator = other.dragIndicator ?? dragIndicator
        preventsDismissal = other.preventsDismissal ?? preventsDismissal
        background = other.background ?? background
        cornerRadius = other.cornerRadius ?? cornerRadius
        adaptation = other.adaptation ?? adaptation
        sizing = other.sizing ?? sizing
        zoomSource = other.zoomSource ?? zoomSource
    }

    static func == (a: PresentationStyle, b: PresentationStyle) -> Bool {
        a.detents == b.detents && a.selectedDetent?.wrappedValue == b.selectedDetent?.wrappedValue
            && a.dragIndicator == b.dragIndicator && a.preventsDismissal == b.preventsDismissal
            && a.adaptation == b.adaptation && a.sizing == b.sizing && a.background == b.background
            && a.cornerRadius == b.cornerRadius && a.zoomSource == b.zoomSource
    }
}

enum PresentationStyleKey: PreferenceKey {
    static var defaultValue: PresentationStyle { PresentationStyle() }

    /// Merges the settings of siblings; the first sibling wins.
    static func reduce(value: inout PresentationStyle, nextValue: () -> PresentationStyle) {
        var merged = nextValue()
        merged.merge(value)
        value = merged
    }
}

/// A modifier that changes the sheet that contains it; the outermost modifier wins.
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

/// A modifier that reads the sheet settings of the views inside and keeps them from ancestors.
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
    nonisolated func presentationStyle(_ change: (inout PresentationStyle) -> Void) -> some View {
        var style = PresentationStyle()
        change(&style)
        return modifier(PresentationStyleModifier(style: style))
    }

    /// Sets the heights that the enclosing sheet can have.
    ///
    /// Unlike Apple's, detents apply in narrow windows only.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationStyle { $0.detents = detents }
    }

    /// Sets the heights that the enclosing sheet can have, with a binding to the current one.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        presentationStyle {
            $0.detents = detents
            $0.selectedDetent = selection
        }
    }

    /// Shows or hides the drag indicator of the enclosing sheet.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationStyle { $0.dragIndicator = visibility }
    }

    /// Sets whether the enclosing sheet can only be dismissed by its buttons.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationStyle { $0.preventsDismissal = isDisabled }
    }

    /// Fills the enclosing sheet with a style.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationStyle { $0.background = style._resolve(in: _ShapeStyleContext()) }
    }

    /// Fills the enclosing sheet with a view.
    ///
    /// Unlike Apple's, the view that is modified takes the size of the sheet: apply it to the sheet's outermost view.
    public nonisolated func presentationBackground<Background: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment, content: content)
            .presentationBackground(Color.clear)
    }

    /// Keeps the app from being quit while it is presented. Has no effect: a page cannot keep its window open.
    public nonisolated func presentationPreventsAppTermination(_ isDisabled: Bool?) -> some View { self }

    /// Sets the corner radius of the enclosing sheet; nil for the platform default.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationStyle { $0.cornerRadius = cornerRadius }
    }
}

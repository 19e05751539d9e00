public import Foundation

/// What modifiers say about the scrollers inside.
struct ScrollSettings {
    var isDisabled = false
    var verticalIndicators = ScrollIndicatorVisibility.automatic
    var horizontalIndicators = ScrollIndicatorVisibility.automatic
    var backgroundVisibility = Visibility.automatic
    var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic
    var margins = EdgeInsets()
    var isClipDisabled = false
    var bounce = ScrollBounceBehavior.automatic
    var targetBehavior: String?
    var anchor: UnitPoint?

    /// Puts what is set into the element of a scroller.
    func describe(_ element: inout Element, axes: Axis.Set) {
        let indicators = axes == .horizontal ? horizontalIndicators : verticalIndicators
        element.attributes.set(.isScrollDisabled, isDisabled)
        element.attributes.set(.hidesIndicators, indicators == .hidden || indicators == .never)
        element.attributes.set(.hidesBackground, backgroundVisibility == .hidden)
        if dismissesKeyboard != .automatic {
            element.attributes[.dismissesKeyboard] = .bool(dismissesKeyboard != .never)
        }
        if margins != EdgeInsets() { element.attributes[.margins] = .insets(margins) }
        element.attributes.set(.isClipDisabled, isClipDisabled)
        if bounce == .basedOnSize { element.attributes[.bounce] = .string("basedOnSize") }
        element.attributes.set(.targetBehavior, targetBehavior)
        guard let anchor else { return }
        element.attributes[.anchorX] = .number(Double(anchor.x))
        element.attributes[.anchorY] = .number(Double(anchor.y))
    }
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
    var scrolling: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }

    /// Whether the scrollers inside can be scrolled.
    public var isScrollEnabled: Bool {
        get { !scrolling.isDisabled }
        set { scrolling.isDisabled = !newValue }
    }

    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrolling.verticalIndicators }
        set { scrolling.verticalIndicators = newValue }
    }

    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrolling.horizontalIndicators }
        set { scrolling.horizontalIndicators = newValue }
    }

    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { scrolling.dismissesKeyboard }
        set { scrolling.dismissesKeyboard = newValue }
    }
}

/// Whether a scroller shows how far it is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Value: Hashable { case automatic, visible, hidden, never }
    private let value: Value

    public static let automatic = ScrollIndicatorVisibility(value: .automatic)
    public static let visible = ScrollIndicatorVisibility(value: .visible)
    public static let hidden = ScrollIndicatorVisibility(value: .hidden)
    public static let never = ScrollIndicatorVisibility(value: .never)
}

/// What scrolling does to the keyboard on screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private enum Value: Hashable { case automatic, immediately, interactively, never }
    private let value: Value

    public static let automatic = ScrollDismissesKeyboardMode(value: .automatic)
    public static let immediately = ScrollDismissesKeyboardMode(value: .immediately)
    public static let interactively = ScrollDismissesKeyboardMode(value: .interactively)
    public static let never = ScrollDismissesKeyboardMode(value: .never)
}

/// Whether a scroller gives way beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, always, basedOnSize }
    private let value: Value

    public static let automatic = ScrollBounceBehavior(value: .automatic)
    public static let always = ScrollBounceBehavior(value: .always)
    /// Only where there is more than fits.
    public static let basedOnSize = ScrollBounceBehavior(value: .basedOnSize)
}

/// What margins of a scroller's content are for.
public struct ContentMarginPlacement: Hashable, Sendable {
    private enum Value: Hashable { case automatic, scrollContent, scrollIndicators }
    private let value: Value

    public static let automatic = ContentMarginPlacement(value: .automatic)
    public static let scrollContent = ContentMarginPlacement(value: .scrollContent)
    public static let scrollIndicators = ContentMarginPlacement(value: .scrollIndicators)
}

/// Where a scroller comes to rest.
public protocol ScrollTargetBehavior {
    /// What the renderer calls the behaviour.
    static var _name: String { get }
}

/// Comes to rest at the edge of a view of its target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views one swipe may pass.
    public struct LimitBehavior: Hashable, Sendable {
        private enum Value: Hashable { case automatic, always, never }
        private let value: Value

        public static let automatic = LimitBehavior(value: .automatic)
        public static let always = LimitBehavior(value: .always)
        public static let never = LimitBehavior(value: .never)
    }

    public static var _name: String { "viewAligned" }
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

/// Comes to rest at multiples of its own size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public static var _name: String { "paging" }
    public init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension View {
    /// Keeps the scrollers inside where they are.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.scrolling.isDisabled) { $0 = $0 || disabled }
    }

    /// Shows or hides how far the scrollers inside are scrolled.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrolling) { settings in
            if axes.contains(.vertical) { settings.verticalIndicators = visibility }
            if axes.contains(.horizontal) { settings.horizontalIndicators = visibility }
        }
    }

    /// Shows or hides the ground behind the rows of lists and forms.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrolling.backgroundVisibility, visibility)
    }

    /// Says what scrolling does to the keyboard on screen.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrolling.dismissesKeyboard, mode)
    }

    /// Lets the scrollers inside draw beyond their boxes.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrolling.isClipDisabled, disabled)
    }

    /// Says whether the scrollers inside give way beyond their ends.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View {
        environment(\.scrolling.bounce, behavior)
    }

    /// Says where in its content a scroller begins.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrolling.anchor, anchor)
    }

    /// Puts room between a scroller's edges and its content.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrolling.margins) { margins in
            guard placement != .scrollIndicators else { return }
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { margins[edge] = insets[edge] }
        }
    }

    /// Puts room between a scroller's edges and its content.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16), for: placement)
    }

    /// Puts room between a scroller's edges and its content.
    public nonisolated func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(length), for: placement)
    }

    /// Says where the scrollers inside come to rest.
    public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View {
        environment(\.scrolling.targetBehavior, Behavior._name)
    }

    /// Makes the views in a stack the places where a scroller comes to rest.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(SimpleElementModifier(.scrollTargetLayout, [.isScrollDisabled: .bool(!isEnabled)]))
    }
}

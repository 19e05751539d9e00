public import Foundation
import OrielUIKit

/// The settings of the scroll views inside, as set by modifiers.
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
    var anchors = ScrollAnchors()
    /// Increases each time the indicators are shown for a moment.
    var flashes = 0
    /// Nil if the content has a fixed scale.
    var zoom: ScrollZoom?

    /// Writes the settings to the element of a scroll view.
    @MainActor
    func describe(_ element: inout Element, axes: Axis.Set) {
        let indicators = axes == .horizontal ? horizontalIndicators : verticalIndicators
        element.attributes.set(.isScrollDisabled, isDisabled)
        element.attributes.set(.hidesIndicators, indicators == .hidden || indicators == .never)
        let hidesBackground =
            backgroundVisibility == .automatic
            ? PageDevice.current?.hidesBackgroundOfLists ?? false : backgroundVisibility == .hidden
        element.attributes.set(.hidesBackground, hidesBackground)
        if dismissesKeyboard != .automatic {
            element.attributes[.dismissesKeyboard] = .bool(dismissesKeyboard != .never)
        }
        if margins != EdgeInsets() { element.attributes[.margins] = .insets(margins) }
        element.attributes.set(.isClipDisabled, isClipDisabled)
        if bounce == .basedOnSize { element.attributes[.bounce] = .string("basedOnSize") }
        element.attributes.set(.targetBehavior, targetBehavior)
        anchors.describe(&element)
        if flashes > 0 { element.addWatch("flash=\(flashes)") }
        guard let zoom else { return }
        element.events.insert(.magnify)
        element.addWatch("zoom=\(zoom.words)")
    }
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
    var scrolling: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }

    /// Whether the scroll views in this view can be scrolled.
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

/// The visibility of a scroll view's indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Value: Hashable { case automatic, visible, hidden, never }
    private let value: Value

    public static let automatic = ScrollIndicatorVisibility(value: .automatic)
    public static let visible = ScrollIndicatorVisibility(value: .visible)
    public static let hidden = ScrollIndicatorVisibility(value: .hidden)
    public static let never = ScrollIndicatorVisibility(value: .never)
}

/// The effect of scrolling on the on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private enum Value: Hashable { case automatic, immediately, interactively, never }
    private let value: Value

    public static let automatic = ScrollDismissesKeyboardMode(value: .automatic)
    public static let immediately = ScrollDismissesKeyboardMode(value: .immediately)
    public static let interactively = ScrollDismissesKeyboardMode(value: .interactively)
    public static let never = ScrollDismissesKeyboardMode(value: .never)
}

/// The bounce of a scroll view at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, always, basedOnSize }
    private let value: Value

    public static let automatic = ScrollBounceBehavior(value: .automatic)
    public static let always = ScrollBounceBehavior(value: .always)
    /// Bounces only if the content is larger than the scroll view.
    public static let basedOnSize = ScrollBounceBehavior(value: .basedOnSize)
}

/// The part of a scroll view that content margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private enum Value: Hashable { case automatic, scrollContent, scrollIndicators }
    private let value: Value

    public static let automatic = ContentMarginPlacement(value: .automatic)
    public static let scrollContent = ContentMarginPlacement(value: .scrollContent)
    public static let scrollIndicators = ContentMarginPlacement(value: .scrollIndicators)
}

extension View {
    /// Disables scrolling of the scroll views in this view.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.scrolling.isDisabled) { $0 = $0 || disabled }
    }

    /// Shows or hides the indicators of the scroll views in this view.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrolling) { settings in
            if axes.contains(.vertical) { settings.verticalIndicators = visibility }
            if axes.contains(.horizontal) { settings.horizontalIndicators = visibility }
        }
    }

    /// Shows or hides the background behind the rows of lists and forms.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrolling.backgroundVisibility, visibility)
    }

    /// Sets the effect of scrolling on the on-screen keyboard.
    ///
    /// Unlike Apple's, it has no effect: browsers close the keyboard by their own rules.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrolling.dismissesKeyboard, mode)
    }

    /// Lets the content of scroll views in this view draw beyond their bounds.
    ///
    /// Unlike Apple's, it has no effect: a browser always clips scrolled content.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrolling.isClipDisabled, disabled)
    }

    /// Sets whether the scroll views in this view bounce at their ends.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View {
        environment(\.scrolling.bounce, behavior)
    }

    /// Adds margins between a scroll view's edges and its content.
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

    /// Adds margins between a scroll view's edges and its content.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16), for: placement)
    }

    /// Adds margins between a scroll view's edges and its content.
    public nonisolated func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(length), for: placement)
    }

    /// Makes the edges of the views in a stack the positions at which a scroll view stops.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(SimpleElementModifier(.scrollTargetLayout, [.isScrollDisabled: .bool(!isEnabled)]))
    }
}

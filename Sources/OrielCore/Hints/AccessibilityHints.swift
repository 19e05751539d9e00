public import Foundation

// Hints for assistive technologies that browsers do not pass on.

/// The kind of a text, for the way it is read.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String

    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
    /// Keeps the colours of the view when the user inverts those of the screen. Has no effect: browsers do not tell whether
    /// colours are inverted.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        withoutEffect(self, "browsers do not tell whether colours are inverted")
    }

    /// Shows the view large while it is held, at large text sizes. Has no effect: browsers enlarge pages as a whole.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
        withoutEffect(self, "browsers enlarge pages as a whole")
    }

    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        withoutEffect(self, "browsers enlarge pages as a whole")
    }

    /// Sets the kind of the text. Has no effect: browsers have no equivalent.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        withoutEffect(self, "browsers have no equivalent")
    }

    /// Sets the point that assistive technology taps. Has no effect: browsers choose a point in the view.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        withoutEffect(self, "browsers choose a point in the view")
    }

    /// Passes touches to the view unchanged. Has no effect: browsers have no equivalent.
    public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
        withoutEffect(self, "browsers have no equivalent")
    }

    /// Reads texts letter by letter. Has no effect: browsers do not control speech.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        withoutEffect(self, "browsers do not control speech")
    }

    /// Reads punctuation. Has no effect: browsers do not control speech.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        withoutEffect(self, "browsers do not control speech")
    }

    /// Reads texts with another pitch. Has no effect: browsers do not control speech.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
        withoutEffect(self, "browsers do not control speech")
    }

    /// Queues announcements. Has no effect: screen readers decide.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        withoutEffect(self, "screen readers decide on the order of announcements")
    }
}

extension Text {
    /// Reads the text letter by letter. Has no effect: browsers do not control speech.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        withoutEffect(self, "browsers do not control speech")
    }

    /// Reads the punctuation of the text. Has no effect: browsers do not control speech.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        withoutEffect(self, "browsers do not control speech")
    }

    /// Reads the text with another pitch. Has no effect: browsers do not control speech.
    public func speechAdjustedPitch(_ value: Double) -> Text {
        withoutEffect(self, "browsers do not control speech")
    }

    /// Queues announcements of the text. Has no effect: screen readers decide.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        withoutEffect(self, "screen readers decide on the order of announcements")
    }

    /// Sets the kind of the text. Has no effect: browsers have no equivalent.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        withoutEffect(self, "browsers have no equivalent")
    }
}

extension View {
    /// Sets the icon of the view in the bar of Assistive Access. Has no effect: Assistive Access shows no pages.
    public nonisolated func assistiveAccessNavigationIcon(_ icon: Image) -> some View {
        withoutEffect(self, "Assistive Access shows no pages")
    }

    /// Sets the icon of the view in the bar of Assistive Access. Has no effect: Assistive Access shows no pages.
    public nonisolated func assistiveAccessNavigationIcon(systemImage: String) -> some View {
        withoutEffect(self, "Assistive Access shows no pages")
    }
}

/// A zoom that assistive technology asks for.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of a zoom.
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

extension View {
    /// Runs an action when assistive technology scrolls the view. Has no effect: browsers scroll themselves.
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        withoutEffect(self, "browsers scroll themselves")
    }

    /// Runs an action when assistive technology zooms the view. Has no effect: browsers enlarge pages as a whole.
    public nonisolated func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        withoutEffect(self, "browsers enlarge pages as a whole")
    }

    /// Describes a point of the view from which it can be dragged. Has no effect: browsers drag a view as a whole.
    public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
        withoutEffect(self, "browsers drag a view as a whole")
    }

    /// Describes a point of the view from which it can be dragged. Has no effect: browsers drag a view as a whole.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint,
        description: LocalizedStringKey
    ) -> some View {
        withoutEffect(self, "browsers drag a view as a whole")
    }

    /// Describes a point of the view from which it can be dragged. Has no effect: browsers drag a view as a whole.
    @_disfavoredOverload
    public nonisolated func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint,
        description: S
    ) -> some View {
        withoutEffect(self, "browsers drag a view as a whole")
    }

    /// Describes a point of the view on which something can be dropped. Has no effect: browsers drop on a view as a
    /// whole.
    public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
        withoutEffect(self, "browsers drop on a view as a whole")
    }

    /// Describes a point of the view on which something can be dropped. Has no effect: browsers drop on a view as a
    /// whole.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint,
        description: LocalizedStringKey
    ) -> some View {
        withoutEffect(self, "browsers drop on a view as a whole")
    }

    /// Describes a point of the view on which something can be dropped. Has no effect: browsers drop on a view as a
    /// whole.
    @_disfavoredOverload
    public nonisolated func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint,
        description: S
    ) -> some View {
        withoutEffect(self, "browsers drop on a view as a whole")
    }

    /// Links views that assistive technology moves between. Has no effect: browsers have no equivalent.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        withoutEffect(self, "browsers have no equivalent")
    }
}

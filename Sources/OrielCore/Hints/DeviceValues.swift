// Values that browsers do not report, and that SwiftUI has for phones, watches and Macs.

private enum LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }

/// The size of the rows of a sidebar.
public enum SidebarRowSize: Hashable, Sendable {
    case small
    case medium
    case large
}

/// Where the bar of a tab view is.
public struct TabBarPlacement: Hashable, Sendable {
    private enum Value: Hashable { case bottomBar, topBar, sidebar, pageIndicator }
    private let value: Value

    public static let bottomBar = TabBarPlacement(value: .bottomBar)
    public static let topBar = TabBarPlacement(value: .topBar)
    public static let sidebar = TabBarPlacement(value: .sidebar)
    public static let pageIndicator = TabBarPlacement(value: .pageIndicator)
}

extension EnvironmentValues {
    /// Whether the display is dimmed while it is always on. A host does not set it.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceReducedKey.self] }
        set { self[LuminanceReducedKey.self] = newValue }
    }

    /// Whether views that change their content are drawn as one image. Has no effect.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }

    /// The visibility of the labels of controls, as set by `labelsVisibility(_:)` and `labelsHidden()`.
    public var labelsVisibility: Visibility { hidesControlLabels ? .hidden : self[LabelsVisibilityKey.self] }

    /// The size of the rows of a sidebar, which the style sheet does not change.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }

    /// Where the bar of the tab view around the view is. Always nil: the browser decides by the width of its window.
    public var tabBarPlacement: TabBarPlacement? { nil }

    /// Whether the bar of the tab view around the view shows sections. Always false: it shows tabs.
    public var isTabBarShowingSections: Bool { false }

    /// The material behind the view. Always nil: backgrounds do not tell what is in front of them.
    public var backgroundMaterial: Material? { nil }

    /// Whether the contents of the screen are recorded. Always false: a page cannot tell.
    public var isSceneCaptured: Bool { false }

    /// Whether buttons have shapes. Always false: a page cannot tell.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Whether the user controls the device with switches. Always false: a page cannot tell.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether small items are shown large while they are held. Always false: browsers enlarge pages as a whole.
    public var accessibilityLargeContentViewerEnabled: Bool { false }

    /// Whether flashing lights are dimmed. Always false: a page cannot tell.
    public var accessibilityDimFlashingLights: Bool { false }

    /// Whether animated images play. The same as without reduced motion.
    public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }

    /// Whether a simplified interface is used. Always false: browsers have none.
    public var accessibilityAssistiveAccessEnabled: Bool { false }

    /// The bounce of scroll views at their ends.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrolling.bounce }
        set { scrolling.bounce = newValue }
    }

    /// The bounce of scroll views at their ends, which is the same for both axes here.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrolling.bounce }
        set { scrolling.bounce = newValue }
    }
}

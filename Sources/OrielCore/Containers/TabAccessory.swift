import Foundation

/// Where a tab view shows its accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the tab bar. Browsers' tab bars do not shrink, so no accessory is there.
    case inline
    /// Above the tab bar.
    case expanded
}

private enum TabAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

private enum TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// The accessory of the tab views inside.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// Where the accessory that contains the view is shown; nil outside of an accessory.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

/// The content of a tab with the accessory of its tab view, which is above the content of each tab.
struct TabAccessoryModifier: ViewModifier {
    @Environment(\.tabAccessory) private var accessory

    func body(content: Content) -> some View {
        if let accessory {
            VStack { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                // Tab views inside of a tab have accessories of their own.
                .environment(\.tabAccessory, nil)
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    accessory
                        .environment(\.tabAccessory, nil)
                        .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                }
        } else {
            content
        }
    }
}

/// The look of an accessory: a capsule above the tab bar.
private struct TabAccessory<Content: View> {
    let isEnabled: Bool
    let content: Content
}

extension TabAccessory: View {
    var body: some View {
        if isEnabled {
            content
                .frame(maxWidth: .infinity, minHeight: 48)
                .background(.regularMaterial, in: Capsule())
                .padding(.horizontal, 20)
                .padding(.vertical, 8)
        }
    }
}

extension View {
    /// Shows a view above the bar of the tab view, in all of its tabs.
    ///
    ///     TabView { … }
    ///         .tabViewBottomAccessory { PlayerBar() }
    public nonisolated func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view above the bar of the tab view while it is enabled.
    public nonisolated func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let accessory = TabAccessory(isEnabled: isEnabled, content: content())
        return transformEnvironment(\.tabAccessory) { $0 = AnyView(accessory) }
    }
}

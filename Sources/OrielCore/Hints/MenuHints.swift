// Hints for menus, which the browser's client shows in the declared order and closes after a choice.

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
    private enum Value: Hashable { case automatic, priority, fixed }
    private let value: Value

    public static let automatic = MenuOrder(value: .automatic)
    public static let priority = MenuOrder(value: .priority)
    public static let fixed = MenuOrder(value: .fixed)
}

/// Whether a choice closes a menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, enabled, disabled }
    private let value: Value

    public static let automatic = MenuActionDismissBehavior(value: .automatic)
    public static let enabled = MenuActionDismissBehavior(value: .enabled)
    public static let disabled = MenuActionDismissBehavior(value: .disabled)
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
    /// The order of the items of menus, which `menuOrder(_:)` sets.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets the order of the items of menus. Has no effect: items have the order in which they are declared.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
        withoutEffect(environment(\.menuOrder, order), "items have the order in which they are declared")
    }

    /// Sets whether a choice closes menus. Has no effect: a choice always closes a menu.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        withoutEffect(self, "a choice always closes a menu")
    }
}

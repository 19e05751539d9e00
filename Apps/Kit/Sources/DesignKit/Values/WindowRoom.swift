import SwiftUI

/// What a window has room for.
public enum WindowRoom: Comparable, Sendable {
    /// A bar of tabs, and one column of content.
    case column
    /// A sidebar of tabs.
    case sidebar
    /// A sidebar of tabs, and two columns of content.
    case columns

    /// - Parameter width: The width of the window in points.
    public init(width: CGFloat) {
        self = width < 900 ? .column : width < 1200 ? .sidebar : .columns
    }
}

extension EnvironmentValues {
    /// What the window has room for, as far as the app has measured it.
    @Entry public var windowRoom = WindowRoom.column
}

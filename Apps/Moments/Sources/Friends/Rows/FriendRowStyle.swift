import SwiftUI

/// The size of friend rows.
enum FriendRowStyle: String, CaseIterable {
    /// Cards with details.
    case large
    /// Names only, closely spaced.
    case compact

    var toggled: FriendRowStyle { self == .large ? .compact : .large }
}

extension EnvironmentValues {
    /// The size of friend rows.
    @Entry var friendRowStyle = FriendRowStyle.large
}

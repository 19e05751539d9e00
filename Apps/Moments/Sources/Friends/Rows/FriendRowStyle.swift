import SwiftUI

/// How large the rows of friends are.
enum FriendRowStyle: String, CaseIterable {
    /// Cards with what there is to tell.
    case large
    /// Names only, close together.
    case compact

    var toggled: FriendRowStyle { self == .large ? .compact : .large }
}

extension EnvironmentValues {
    /// How large the rows of friends are.
    @Entry var friendRowStyle = FriendRowStyle.large
}

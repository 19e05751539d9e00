import SwiftUI

/// The look of profiles and moments.
public enum CardStyle: Sendable, CaseIterable {
    case modern
    /// The app's first look.
    case classic
}

extension EnvironmentValues {
    /// The look of profiles and moments.
    @Entry public var cardStyle = CardStyle.modern
}

import SwiftUI

/// The ways in which things move.
extension Animation {
    /// A like, a toggle: quick, and a little over the mark.
    public static let pop = Animation.spring(duration: 0.35, bounce: 0.45)
    /// What lets go of a finger and swings back.
    public static let springBack = Animation.spring(duration: 0.55, bounce: 0.35)
    /// Rows that come, go and grow.
    public static let settle = Animation.spring(duration: 0.4, bounce: 0.1)
}

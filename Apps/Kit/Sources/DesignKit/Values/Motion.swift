import SwiftUI

/// The animations of the app.
extension Animation {
    /// For likes and toggles: quick, with a slight overshoot.
    public static let pop = Animation.spring(duration: 0.35, bounce: 0.45)
    /// For views that return to their place after a drag.
    public static let springBack = Animation.spring(duration: 0.55, bounce: 0.35)
    /// For rows that are inserted, removed or resized.
    public static let settle = Animation.spring(duration: 0.4, bounce: 0.1)
}

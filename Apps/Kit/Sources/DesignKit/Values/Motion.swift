import SwiftUI

/// The animations of the app.
extension Animation {
    /// For likes and toggles: quick, with a slight overshoot.
    public static let pop = Animation.spring(duration: 0.35, bounce: 0.45)
    /// For views that return to their place after a drag.
    public static let springBack = Animation.spring(duration: 0.55, bounce: 0.35)
    /// For the profile header of the classic style: a quick start and a long end.
    public static let classic = Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.8)
    /// For rows that are inserted, removed or resized.
    public static let settle = Animation.spring(duration: 0.4, bounce: 0.1)
}

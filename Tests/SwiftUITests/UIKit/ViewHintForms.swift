import SwiftUI
import UIKit

/// A view that follows its margins, and says how it looks behind alerts.
final class MarginView: UIView {
    private(set) var changes = 0

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        changes += 1
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    func prepare() {
        tintAdjustmentMode = UIView.TintAdjustmentMode.normal
        preservesSuperviewLayoutMargins = true
        insetsLayoutMarginsFromSafeArea = false
        layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
}

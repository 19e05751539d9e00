import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ViewHintTests {
    @Test func `a view learns of its margins`() {
        let view = MarginView(frame: .zero)

        view.prepare()

        #expect(view.changes == 1 && view.directionalLayoutMargins.trailing == 4)
        #expect(view.tintAdjustmentMode == .normal && view.preservesSuperviewLayoutMargins)
    }
}

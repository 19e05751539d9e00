import Foundation
package import OrielCore

extension EdgeInsets {
    /// Appends the insets as padding relative to the reading direction.
    package func appendPadding(to style: inout Style) {
        if top == bottom {
            if top != 0 { style.append(.paddingBlock, px(top)) }
        } else {
            style.append(.paddingBlock, "\(px(top)) \(px(bottom))")
        }
        if leading == trailing {
            if leading != 0 { style.append(.paddingInline, px(leading)) }
        } else {
            style.append(.paddingInline, "\(px(leading)) \(px(trailing))")
        }
    }

    package var hasNegative: Bool { min(top, leading, bottom, trailing) < 0 }
}

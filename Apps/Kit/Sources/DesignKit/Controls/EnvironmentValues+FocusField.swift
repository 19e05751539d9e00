import SwiftUI

extension EnvironmentValues {
    /// Moves the focus to the text field that a view belongs to; nil if it belongs to none.
    @Entry public var focusField: (@MainActor () -> Void)?
}

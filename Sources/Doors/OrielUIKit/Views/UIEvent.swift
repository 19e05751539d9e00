public import Foundation

/// What a user has done. Nothing creates one: views of SwiftUI receive the events of browsers. It is a parameter of
/// ``UIView/hitTest(_:with:)``.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    override init() { super.init() }
}

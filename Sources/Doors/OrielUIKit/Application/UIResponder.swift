public import Foundation

/// The common base of UIKit's objects.
@MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }
}

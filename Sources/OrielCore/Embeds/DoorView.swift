package import OrielUIKit

/// A view of UIKit that another module draws with views of SwiftUI.
@MainActor
package protocol DoorView: UIView {
    var drawing: AnyView { get }
}

package import OrielUIKit

/// A view of UIKit that another module draws with views of SwiftUI.
@MainActor
package protocol DoorView: UIView {
    var drawing: AnyView { get }
}

/// A view of UIKit, in its own size, in what another module draws.
package struct UIKitContent {
    let view: UIView

    package init(_ view: UIView) { self.view = view }
}

extension UIKitContent: View {
    package var body: some View { DrawnView(view: view, stretch: []) }
}

extension UIView {
    /// Draws some of the subviews, at the places of their frames or constraints, in the space of this view.
    package func subviewsDrawing(_ subviews: [UIView]) -> AnyView {
        SubviewsContent(container: self, stretch: .both, views: subviews).view
    }
}

public import Foundation
public import OrielUIKit

/// A view controller that shows a view of SwiftUI.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view that is shown.
    public var rootView: Content {
        didSet { hosting.show(AnyView(rootView)) }
    }

    private let hosting = HostingView()

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        hosting.show(AnyView(rootView))
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = hosting }
}

/// A view of UIKit with a view of SwiftUI in it.
final class HostingView: UIView {
    private(set) var content = AnyView(EmptyView())

    func show(_ content: AnyView) {
        drawingWillChange()
        self.content = content
    }
}

public import Foundation
public import OrielUIKit

/// A view controller that shows a view of SwiftUI.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view that is shown.
    public var rootView: Content {
        didSet { hosting.show(AnyView(rootView)) }
    }

    /// How the controller follows the size of its content. Has no effect: its view has the size of the content in any
    /// case.
    public var sizingOptions: UIHostingControllerSizingOptions = []

    /// The safe areas that the content keeps free. Has no effect: the browser's safe areas are those of the page.
    public var safeAreaRegions: SafeAreaRegions = .all

    private let hosting = HostingView()

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        hosting.show(AnyView(rootView))
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = hosting }

    /// Returns the size of the content that the browser has reported; zero before. The space has no effect.
    open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// How a hosting controller follows the size of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of UIKit with a view of SwiftUI in it.
final class HostingView: UIView {
    private(set) var content = AnyView(EmptyView())

    func show(_ content: AnyView) {
        drawingWillChange()
        self.content = content
    }
}

public import Foundation

/// Unavailable: layers have no animations of their own.
@available(
    *,
    unavailable,
    message: "Layers have no animations of their own. Use UIView.animate or SwiftUI's animations."
)
public class CAAnimation: NSObject {}

/// Unavailable: layers have no animations of their own.
@available(
    *,
    unavailable,
    message: "Layers have no animations of their own. Use UIView.animate or SwiftUI's animations."
)
public class CABasicAnimation: NSObject {}

/// Unavailable: layers have no animations of their own.
@available(*, unavailable, message: "Layers have no animations of their own. Use SwiftUI's KeyframeAnimator.")
public class CAKeyframeAnimation: NSObject {}

/// Unavailable: Swift on Linux has no selectors, so no display link can call its target.
@available(*, unavailable, message: "Swift on Linux has no selectors. Use TimelineView(.animation).")
public final class CADisplayLink: NSObject {}

/// Unavailable: the browser draws the page.
@available(*, unavailable, message: "Use SwiftUI's Canvas in a TimelineView to draw particles.")
public final class CAEmitterLayer: NSObject {}

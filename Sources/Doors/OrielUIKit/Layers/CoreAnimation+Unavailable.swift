public import Foundation

/// Unavailable: Swift on Linux has no selectors, so no display link can call its target.
@available(*, unavailable, message: "Swift on Linux has no selectors. Use TimelineView(.animation).")
public final class CADisplayLink: NSObject {}

/// Unavailable: the browser draws the page.
@available(*, unavailable, message: "Use SwiftUI's Canvas in a TimelineView to draw particles.")
public final class CAEmitterLayer: NSObject {}

/// Unavailable: sublayers appear and disappear at once.
@available(*, unavailable, message: "Animate the opacity of the layer, or use SwiftUI's transitions.")
public final class CATransition: NSObject {}

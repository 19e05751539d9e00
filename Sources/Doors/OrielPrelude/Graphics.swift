public import Foundation
public import OrielCore
public import OrielUIKit

// Functions of UIKit and Core Graphics for files that do not import SwiftUI. In files that do, those of OrielCore are
// preferred: a function, unlike a type, cannot have an alias.

/// Returns the context into which UIKit's functions draw on this thread; nil outside of drawings.
@_disfavoredOverload
public func UIGraphicsGetCurrentContext() -> OrielUIKit.CGContext? { OrielCore.UIGraphicsGetCurrentContext() }

/// Lets UIKit's functions draw into a context, until it is removed by `UIGraphicsPopContext()`.
@_disfavoredOverload
public func UIGraphicsPushContext(_ context: OrielUIKit.CGContext) { OrielCore.UIGraphicsPushContext(context) }

/// Lets UIKit's functions draw into the context before the last that was pushed.
@_disfavoredOverload
public func UIGraphicsPopContext() { OrielCore.UIGraphicsPopContext() }

/// Begins an image with one pixel per point.
@_disfavoredOverload
public func UIGraphicsBeginImageContext(_ size: CGSize) { OrielCore.UIGraphicsBeginImageContext(size) }

/// Begins an image, which `UIGraphicsGetImageFromCurrentImageContext()` returns.
@_disfavoredOverload
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    OrielCore.UIGraphicsBeginImageContextWithOptions(size, opaque, scale)
}

/// Returns what has been drawn into the current context; nil if there is none.
@_disfavoredOverload
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    OrielCore.UIGraphicsGetImageFromCurrentImageContext()
}

/// Ends the image that was begun last.
@_disfavoredOverload
public func UIGraphicsEndImageContext() { OrielCore.UIGraphicsEndImageContext() }

/// Replaces what is in a rectangle by the fill colour.
@_disfavoredOverload
public func UIRectFill(_ rect: CGRect) { OrielCore.UIRectFill(rect) }

/// Fills a rectangle with the fill colour.
@_disfavoredOverload
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: OrielCore.CGBlendMode) {
    OrielCore.UIRectFillUsingBlendMode(rect, blendMode)
}

/// Replaces a frame of one point inside a rectangle by the fill colour.
@_disfavoredOverload
public func UIRectFrame(_ rect: CGRect) { OrielCore.UIRectFrame(rect) }

/// Draws a frame of one point inside a rectangle in the fill colour.
@_disfavoredOverload
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: OrielCore.CGBlendMode) {
    OrielCore.UIRectFrameUsingBlendMode(rect, blendMode)
}

/// Draws next only inside a rectangle and the earlier clips.
@_disfavoredOverload
public func UIRectClip(_ rect: CGRect) { OrielCore.UIRectClip(rect) }

/// Returns the colour space of colours with red, green and blue.
@_disfavoredOverload
public func CGColorSpaceCreateDeviceRGB() -> OrielCore.CGColorSpace { OrielCore.CGColorSpaceCreateDeviceRGB() }

/// Returns the colour space of greys.
@_disfavoredOverload
public func CGColorSpaceCreateDeviceGray() -> OrielCore.CGColorSpace { OrielCore.CGColorSpaceCreateDeviceGray() }

/// Returns a transform in space that does what one in the plane does.
@_disfavoredOverload
public func CATransform3DMakeAffineTransform(_ m: OrielCore.CGAffineTransform) -> CATransform3D {
    OrielCore.CATransform3DMakeAffineTransform(m)
}

/// Returns the part of a transform in the plane.
@_disfavoredOverload
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> OrielCore.CGAffineTransform {
    OrielCore.CATransform3DGetAffineTransform(t)
}

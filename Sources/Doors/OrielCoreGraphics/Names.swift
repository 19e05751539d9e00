public import OrielCore
public import OrielUIKit

// Names of this module, not re-exports: a re-export would bring all of SwiftUI into files that import CoreGraphics.

public typealias CFArray = OrielCore.CFArray
public typealias CFString = OrielCore.CFString
public typealias CGAffineTransform = OrielCore.CGAffineTransform
public typealias CGBlendMode = OrielCore.CGBlendMode
public typealias CGColor = OrielUIKit.CGColor
public typealias CGColorSpace = OrielCore.CGColorSpace
public typealias CGContext = OrielUIKit.CGContext
public typealias CGGradient = OrielCore.CGGradient
public typealias CGGradientDrawingOptions = OrielCore.CGGradientDrawingOptions
public typealias CGImage = OrielCore.CGImage
public typealias CGInterpolationQuality = OrielCore.CGInterpolationQuality
public typealias CGLineCap = OrielCore.CGLineCap
public typealias CGLineJoin = OrielCore.CGLineJoin
public typealias CGMutablePath = OrielCore.CGMutablePath
public typealias CGPath = OrielCore.CGPath
public typealias CGPathDrawingMode = OrielCore.CGPathDrawingMode
public typealias CGPathElement = OrielCore.CGPathElement
public typealias CGPathElementType = OrielCore.CGPathElementType
public typealias CGPathFillRule = OrielCore.CGPathFillRule

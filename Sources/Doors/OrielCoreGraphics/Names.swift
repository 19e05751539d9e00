public import OrielCore
public import OrielUIKit

// Names of this module, not re-exports: a re-export would bring all of SwiftUI into files that import CoreGraphics.

public typealias CGAffineTransform = OrielCore.CGAffineTransform
public typealias CGColor = OrielUIKit.CGColor
public typealias CGLineCap = OrielCore.CGLineCap
public typealias CGLineJoin = OrielCore.CGLineJoin
public typealias CGMutablePath = OrielCore.CGMutablePath
public typealias CGPath = OrielCore.CGPath
public typealias CGPathElement = OrielCore.CGPathElement
public typealias CGPathElementType = OrielCore.CGPathElementType
public typealias CGPathFillRule = OrielCore.CGPathFillRule

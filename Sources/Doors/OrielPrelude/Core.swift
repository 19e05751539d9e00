public import OrielCore
public import OrielCoreTransferable
public import OrielUIKit

// Parts of Foundation and Core Graphics that Linux lacks and that OrielCore has, under names of this module: a re-export
// would make all of OrielCore's extensions win over a file's own `@preconcurrency import SwiftUI`. The extensions, such as
// `String(localized:)`, are visible because this module imports theirs.

public typealias CGAffineTransform = OrielCore.CGAffineTransform
public typealias CGMutablePath = OrielCore.CGMutablePath
public typealias CGPath = OrielCore.CGPath
public typealias FileWrapper = OrielCore.FileWrapper
public typealias InlinePresentationIntent = OrielCore.InlinePresentationIntent
public typealias NSItemProvider = OrielCoreTransferable.NSItemProvider
public typealias NSUserActivity = OrielCore.NSUserActivity
public typealias PresentationIntent = OrielCore.PresentationIntent
public typealias LocalizedStringResource = OrielCore.LocalizedStringResource
// Drawn by OrielCore, but part of UIKit, Core Graphics or Core Animation on Apple platforms.
public typealias CAAnimationCalculationMode = OrielCore.CAAnimationCalculationMode
public typealias CAKeyframeAnimation = OrielCore.CAKeyframeAnimation
public typealias CAShapeLayer = OrielCore.CAShapeLayer
public typealias CAShapeLayerFillRule = OrielCore.CAShapeLayerFillRule
public typealias CAShapeLayerLineCap = OrielCore.CAShapeLayerLineCap
public typealias CAShapeLayerLineJoin = OrielCore.CAShapeLayerLineJoin
public typealias CASpringAnimation = OrielCore.CASpringAnimation
public typealias CFArray = OrielCore.CFArray
public typealias CFString = OrielCore.CFString
public typealias CGBlendMode = OrielCore.CGBlendMode
public typealias CGColorSpace = OrielCore.CGColorSpace
public typealias CGContext = OrielUIKit.CGContext
public typealias CGGradient = OrielCore.CGGradient
public typealias CGGradientDrawingOptions = OrielCore.CGGradientDrawingOptions
public typealias CGImage = OrielCore.CGImage
public typealias CGInterpolationQuality = OrielCore.CGInterpolationQuality
public typealias CGLineCap = OrielCore.CGLineCap
public typealias CGLineJoin = OrielCore.CGLineJoin
public typealias CGPathDrawingMode = OrielCore.CGPathDrawingMode
public typealias CGPathFillRule = OrielCore.CGPathFillRule
public typealias NSStringDrawingContext = OrielCore.NSStringDrawingContext
public typealias NSStringDrawingOptions = OrielCore.NSStringDrawingOptions
public typealias UIBezierPath = OrielCore.UIBezierPath
public typealias UIGraphicsImageRenderer = OrielCore.UIGraphicsImageRenderer
public typealias UIGraphicsImageRendererContext = OrielCore.UIGraphicsImageRendererContext
public typealias UIGraphicsImageRendererFormat = OrielCore.UIGraphicsImageRendererFormat
public typealias UIGraphicsRenderer = OrielCore.UIGraphicsRenderer
public typealias UIGraphicsRendererContext = OrielCore.UIGraphicsRendererContext
public typealias UIGraphicsRendererFormat = OrielCore.UIGraphicsRendererFormat

public import Foundation

/// Unavailable: recognizers call selectors, which Swift on Linux lacks.
@available(*, unavailable, message: "Use onTapGesture, or TapGesture in gesture(_:), on the view in SwiftUI.")
open class UITapGestureRecognizer: NSObject {}

/// Unavailable: recognizers call selectors, which Swift on Linux lacks.
@available(*, unavailable, message: "Use DragGesture on the view in SwiftUI; it has the translation and the velocity.")
open class UIPanGestureRecognizer: NSObject {}

/// Unavailable: recognizers call selectors, which Swift on Linux lacks.
@available(*, unavailable, message: "Use onLongPressGesture, or LongPressGesture, on the view in SwiftUI.")
open class UILongPressGestureRecognizer: NSObject {}

/// Unavailable: recognizers call selectors, which Swift on Linux lacks.
@available(*, unavailable, message: "Use MagnifyGesture on the view in SwiftUI, or the zoom of UIScrollView.")
open class UIPinchGestureRecognizer: NSObject {}

/// Unavailable: recognizers call selectors, which Swift on Linux lacks.
@available(*, unavailable, message: "Use RotateGesture on the view in SwiftUI.")
open class UIRotationGestureRecognizer: NSObject {}

/// Unavailable: recognizers call selectors, which Swift on Linux lacks.
@available(*, unavailable, message: "Use DragGesture on the view in SwiftUI, and look at its predicted end.")
open class UISwipeGestureRecognizer: NSObject {}

/// Unavailable: recognizers call selectors, which Swift on Linux lacks.
@available(*, unavailable, message: "Use onContinuousHover or onHover on the view in SwiftUI.")
open class UIHoverGestureRecognizer: NSObject {}

/// Unavailable: recognizers call selectors, which Swift on Linux lacks.
@available(*, unavailable, message: "Use DragGesture on the view in SwiftUI, and look at its start location.")
open class UIScreenEdgePanGestureRecognizer: NSObject {}

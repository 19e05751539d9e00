public import Foundation

/// Unavailable: browsers draw the pointer.
@available(*, unavailable, message: "Browsers draw the pointer. Use SwiftUI's pointerStyle(_:).")
open class UIPointerInteraction: NSObject {}

/// Unavailable: drags are gestures of SwiftUI.
@available(*, unavailable, message: "Use SwiftUI's draggable(_:), in a UIHostingController.")
open class UIDragInteraction: NSObject {}

/// Unavailable: drops are modifiers of SwiftUI.
@available(*, unavailable, message: "Use SwiftUI's dropDestination(for:action:), in a UIHostingController.")
open class UIDropInteraction: NSObject {}

/// Unavailable: its action is a selector, which Swift on Linux lacks.
@available(*, unavailable, message: "Swift on Linux has no selectors. Use SwiftUI's keyboardShortcut(_:modifiers:).")
open class UIKeyCommand: NSObject {}

/// Unavailable: its action is a selector, which Swift on Linux lacks.
@available(*, unavailable, message: "Swift on Linux has no selectors. Use a UIAction.")
open class UICommand: NSObject {}

/// Unavailable: there are no archives of views.
@available(*, unavailable, message: "There are no storyboards. Create the controllers in code.")
open class UIStoryboard: NSObject {}

/// Unavailable: there are no archives of views.
@available(*, unavailable, message: "There are no nib files. Create the views in code.")
open class UINib: NSObject {}

/// Unavailable: browsers do not open other apps with a file.
@available(*, unavailable, message: "Use SwiftUI's quickLookPreview(_:) to show a file, and ShareLink to share it.")
open class UIDocumentInteractionController: NSObject {}

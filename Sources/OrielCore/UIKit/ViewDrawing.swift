import Foundation
import OrielUIKit

/// What a view of the app draws by itself, as an image that fills the view.
///
/// It is drawn again after `setNeedsDisplay()`, after a change of the size or of the appearance, and if an observable
/// object that the drawing reads has changed.
struct ViewDrawing: View {
    let view: UIView
    let size: CGSize
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if let image { Image(uiImage: image).resizable().accessibilityHidden(true).allowsHitTesting(false) }
    }

    @MainActor private var image: UIImage? {
        view.noteDisplay()
        return CGContext.image(size: size, scheme: scheme) { view.draw(CGRect(origin: .zero, size: size)) }
    }
}

extension CGContext {
    /// Returns what a closure draws into the current context; nil if that is nothing.
    @MainActor fileprivate static func image(size: CGSize, scheme: ColorScheme, _ draw: () -> Void) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let context = CGContext(
            bounds: CGRect(origin: .zero, size: size),
            scale: UIGraphicsImageRendererFormat.screenScale,
            isOpaque: false
        )
        let stack = DrawingStack.ofThread
        stack.push(context)
        stack.draw(for: scheme, draw)
        stack.pop()
        return context.recorder.isEmpty ? nil : context.image
    }
}

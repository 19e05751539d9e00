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
        return view.layer.image(size: size, scheme: scheme)
    }
}

/// What a layer that is not that of a view draws by itself, as values. A new number draws it again.
struct LayerPicture: Equatable {
    let layer: CALayer
    let number: Int
    let size: CGSize
    let gravity: CALayerContentsGravity
}

/// Draws what a layer draws by itself.
struct LayerPictureView: View {
    let picture: LayerPicture
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if let image = picture.layer.image(size: picture.size, scheme: scheme) {
            LayerImageView(image: Image(uiImage: image), gravity: picture.gravity)
        }
    }
}

extension CALayer {
    /// Returns what the layer draws; nil if that is nothing.
    fileprivate func image(size: CGSize, scheme: ColorScheme) -> UIImage? {
        CGContext.image(size: size, scheme: scheme) { context in
            delegate?.layerWillDraw(self)
            draw(in: context)
        }
    }
}

extension CGContext {
    /// Returns what a closure draws into the current context; nil if that is nothing.
    @MainActor fileprivate static func image(size: CGSize, scheme: ColorScheme, _ draw: (CGContext) -> Void) -> UIImage?
    {
        guard size.width > 0, size.height > 0 else { return nil }
        let context = CGContext(
            bounds: CGRect(origin: .zero, size: size),
            scale: UIGraphicsImageRendererFormat.screenScale,
            isOpaque: false
        )
        let stack = DrawingStack.ofThread
        stack.push(context)
        stack.draw(for: scheme) { draw(context) }
        stack.pop()
        return context.recorder.isEmpty ? nil : context.image
    }
}

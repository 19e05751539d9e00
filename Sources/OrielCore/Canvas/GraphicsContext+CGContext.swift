import Foundation
public import OrielUIKit

extension GraphicsContext {
    /// Draws with Core Graphics, on top of what was drawn before.
    ///
    ///     Canvas { context, size in
    ///         context.withCGContext { cgContext in
    ///             cgContext.setFillColor(UIColor.systemRed.cgColor)
    ///             cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
    ///         }
    ///     }
    ///
    /// The transform, the opacity, the blend mode, the filters and the clips of this context apply to the drawing as a
    /// whole. Unlike Apple's, the drawing is an image in the canvas, and what is outside of the canvas is cut off before
    /// filters apply.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let canvas = CGRect(origin: .zero, size: recorder.size)
        let target = CGContext(
            bounds: canvas,
            scale: UIGraphicsImageRendererFormat.screenScale,
            isOpaque: false
        )
        target.state.transform = transform
        try DrawingStack.ofThread.draw(for: environment.colorScheme) { try content(target) }
        guard !target.recorder.isEmpty else { return }
        let image = Image(uiImage: target.image).resizable()
        draw(image, .inside(canvas), transform: .identity, shading: nil)
    }
}

public import OrielUIKit

/// It has its members, so that the compiler says only why it cannot be had.
@available(*, unavailable, message: "Views are drawn in the browser; the server has no pixels of them.")
@MainActor
public final class ImageRenderer<Content: View> {
    public var content: Content
    public var proposedSize = ProposedViewSize.unspecified
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var isObservationEnabled = true

    public var cgImage: CGImage? { nil }
    public var uiImage: UIImage? { nil }

    public init(content view: Content) {
        preconditionFailure("ImageRenderer is unavailable.")
    }

    public func render(
        rasterizationScale: CGFloat = 1,
        renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
    ) {}
}

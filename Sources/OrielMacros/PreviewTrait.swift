public import Foundation

/// A trait of a preview in Apple's tools; accepted here for source compatibility, without effect.
public struct PreviewTrait<Kind>: Sendable {
    private init() {}
}

/// A namespace for the kinds of previews.
public enum Preview {
    /// The kind of traits that apply to previews of views.
    public enum ViewTraits {}
}

extension PreviewTrait<Preview.ViewTraits> {
    public static var defaultLayout: Self { Self() }
    public static var sizeThatFitsLayout: Self { Self() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
    public static var portrait: Self { Self() }
    public static var portraitUpsideDown: Self { Self() }
    public static var landscapeLeft: Self { Self() }
    public static var landscapeRight: Self { Self() }
    public static var assistiveAccess: Self { Self() }
}

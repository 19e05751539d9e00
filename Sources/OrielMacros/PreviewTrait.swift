public import Foundation
internal import OrielCore

/// A trait of a preview: its size, its orientation, or its surroundings.
public struct PreviewTrait<T>: Sendable {
    let effect: PreviewEffect

    init(_ effect: PreviewEffect) { self.effect = effect }
}

/// What a trait does.
enum PreviewEffect: Sendable {
    case none
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case surroundings(@MainActor @Sendable (AnyView) -> AnyView)
}

extension PreviewTrait<Preview.ViewTraits> {
    /// Shows the preview on a device.
    public static var defaultLayout: Self { Self(.layout(.device)) }
    /// Shows the preview in its own size, at most that of a device.
    public static var sizeThatFitsLayout: Self { Self(.layout(.sizeThatFits)) }
    /// Shows the preview in a window of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(.layout(.fixed(width: width, height: height)))
    }
    /// Shows the preview on an upright device.
    public static var portrait: Self { Self(.orientation(.portrait)) }
    /// Shows the preview on an upright device; a browser has no device that is upside down.
    public static var portraitUpsideDown: Self { Self(.orientation(.portraitUpsideDown)) }
    /// Shows the preview on a device that lies on its side.
    public static var landscapeLeft: Self { Self(.orientation(.landscapeLeft)) }
    /// Shows the preview on a device that lies on its side.
    public static var landscapeRight: Self { Self(.orientation(.landscapeRight)) }
    /// Apple's tools show the preview in Assistive Access; browsers have none, so it is without effect.
    public static var assistiveAccess: Self { Self(.none) }
}

public import Foundation

/// A view that blurs what is behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? { willSet { drawingWillChange() } }
    /// The view to which subviews are added.
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Creates a view without an effect.
    public convenience init() { self.init(effect: nil) }

    public required init?(coder: NSCoder) { nil }
}

/// A look of a `UIVisualEffectView`.
public class UIVisualEffect: NSObject {}

/// A blur, drawn as one of SwiftUI's materials.
public final class UIBlurEffect: UIVisualEffect {
    /// How much is seen through the blur.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    package let style: Style

    public init(style: Style) { self.style = style }
}

/// The look of what is in front of a blur. Unlike Apple's, contents are drawn in their own colours.
public final class UIVibrancyEffect: UIVisualEffect {
    /// What is in front of the blur.
    public enum Style: Int, Sendable {
        case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
    }

    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: Style) {}
}

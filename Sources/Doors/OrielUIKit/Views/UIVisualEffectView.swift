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

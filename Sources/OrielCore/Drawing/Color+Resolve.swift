import Foundation
public import OrielUIKit

extension Color {
    /// Returns the colour's components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        resolve(
            in: ColorContext(
                colorScheme: environment.colorScheme,
                contrast: environment.colorSchemeContrast,
                accent: environment.accentColor == .accentColor ? nil : environment.accentColor
            )
        )
    }

    /// Returns the colour's components in a scheme; see `resolve(in: ColorContext)`.
    package func resolve(in colorScheme: ColorScheme, accent: Color? = nil) -> Resolved {
        resolve(in: ColorContext(colorScheme: colorScheme, accent: accent))
    }

    /// Returns the colour's components in a context.
    ///
    /// A name that is not found resolves to a transparent colour, as on Apple's systems.
    package func resolve(in context: ColorContext) -> Resolved {
        switch provider {
        case .components(let red, let green, let blue, let opacity, let space):
            return Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
        case .system(let color, let opacity):
            return color.resolve(in: context).multiplied(by: opacity)
        case .reference(let reference, let opacity):
            return reference.resolve(in: context).multiplied(by: opacity)
        }
    }
}

extension Color.SystemColor {
    fileprivate func resolve(in context: ColorContext) -> Color.Resolved {
        switch self {
        case .palette(let color):
            let rgba = color.rgba(
                isDark: context.colorScheme == .dark,
                increasedContrast: context.contrast == .increased
            )
            return Color.Resolved(UIColor.Components(rgba: rgba))
        case .white:
            return Color.Resolved(red: 1, green: 1, blue: 1)
        case .black:
            return Color.Resolved(red: 0, green: 0, blue: 0)
        case .clear:
            return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        case .accent:
            // An accent defined by the accent colour itself would recurse forever.
            var inner = context
            inner.accent = nil
            return (context.accent ?? .blue).resolve(in: inner)
        }
    }
}

extension ColorReference {
    fileprivate func resolve(in context: ColorContext) -> Color.Resolved {
        switch source {
        case .named(let name, let bundle):
            return context.namedColor(name, bundle, context.colorScheme)
                ?? assetColor(name, bundle, in: context)
                ?? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        case .mix(let mix): return mix.resolve(in: context)
        case .uiColor(let color):
            let traits = UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(context.colorScheme))
            return Color.Resolved(
                color.components(with: traits, increasedContrast: context.contrast == .increased)
            )
        }
    }
}

extension ColorReference {
    private func assetColor(_ name: String, _ bundle: Bundle?, in context: ColorContext) -> Color.Resolved? {
        guard let color = AppBundles.color(named: name, in: bundle) else {
            GraphIssue.report(.warning, "No colour named \"\(name)\" was found in an asset catalogue.")
            return nil
        }
        let isHighContrast = context.contrast == .increased
        return color.color(isDark: context.colorScheme == .dark, isHighContrast: isHighContrast)?.resolve(in: context)
    }
}

extension Color.Resolved {
    fileprivate init(_ components: UIColor.Components) {
        self.init(
            red: Float(components.red),
            green: Float(components.green),
            blue: Float(components.blue),
            opacity: Float(components.alpha)
        )
    }

    /// Returns the colour with its opacity multiplied.
    package func multiplied(by opacity: Float) -> Color.Resolved {
        var result = self
        result.opacity *= opacity
        return result
    }
}

extension UIColor {
    /// Creates a UIKit colour with light and dark values.
    ///
    /// The accent is system blue, and named colours are transparent, since a `UIColor` has no environment.
    public convenience init(_ color: Color) {
        self.init { traits in
            let resolved = color.resolve(in: ColorScheme(traits.userInterfaceStyle) ?? .light)
            return UIColor(
                Components(
                    red: Double(resolved.red),
                    green: Double(resolved.green),
                    blue: Double(resolved.blue),
                    alpha: Double(resolved.opacity)
                )
            )
        }
    }
}

import Foundation

/// The content that only some texts need: arguments, parts, a style of their own.
final class RichText: Sendable, Equatable {
    enum Content: Sendable, Equatable {
        /// A text without a style of its own.
        case plain(Text)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case concatenation(Text, Text)
        /// A value that is converted to text when the locale is known.
        case argument(any LocalizedStringKeyArgument)
        case date(DateText)
        case live(any LiveText)
        case resource(LocalizedStringResource)
        case image(Image)

        static func == (a: Content, b: Content) -> Bool {
            switch (a, b) {
            case (.plain(let a), .plain(let b)): a == b
            case (.key(let a, let aTable, let aBundle), .key(let b, let bTable, let bBundle)):
                // Foundation does not guarantee an == for bundles.
                a == b && aTable == bTable && aBundle === bBundle
            case (.concatenation(let a1, let a2), .concatenation(let b1, let b2)): a1 == b1 && a2 == b2
            case (.argument(let a), .argument(let b)): a.isEqual(to: b)
            case (.date(let a), .date(let b)): a == b
            case (.live(let a), .live(let b)): a.isEqual(to: b)
            case (.resource(let a), .resource(let b)): a == b
            case (.image(let a), .image(let b)): a == b
            default: false
            }
        }
    }

    let content: Content
    /// The modifiers, from the inside out.
    let modifiers: [Text.Modifier]

    init(_ content: Content, modifiers: [Text.Modifier] = []) {
        self.content = content
        self.modifiers = modifiers
    }

    static func == (a: RichText, b: RichText) -> Bool {
        a === b || (a.modifiers == b.modifiers && a.content == b.content)
    }
}

extension RichText {
    /// Returns the parts of the text in an environment, including its own style.
    func parts(_ appearance: TextAppearance, in environment: EnvironmentValues) -> TextParts {
        // The style of a part overrides that of the whole.
        let appearance = appearance.applying(modifiers)
        switch content {
        case .plain(let text): return text.parts(appearance, in: environment)
        case .key(let key, let table, let bundle):
            return key.parts(appearance, table: table, bundle: bundle, in: environment)
        case .concatenation(let a, let b):
            return a.parts(appearance, in: environment) + b.parts(appearance, in: environment)
        case .argument(let argument):
            return TextParts(argument.text(in: environment.locale), appearance)
        case .date(let date): return TextParts(date.text(in: environment), appearance)
        case .live(let live): return live.text(in: environment).parts(appearance, in: environment)
        case .resource(let resource):
            return resource.localizationKey.parts(
                appearance,
                table: resource.table,
                bundle: resource.bundle,
                fallback: resource.defaultValue.key.key,
                in: environment
            )
        case .image(let image): return TextParts(image, appearance)
        }
    }
}

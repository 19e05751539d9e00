import Foundation

/// What only some texts need: arguments, parts, looks of their own.
final class RichText: Sendable, Equatable {
    enum Content: Sendable, Equatable {
        /// A text without looks of its own.
        case plain(Text)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case concatenation(Text, Text)

        static func == (a: Content, b: Content) -> Bool {
            switch (a, b) {
            case (.plain(let a), .plain(let b)): a == b
            case (.key(let a, let aTable, let aBundle), .key(let b, let bTable, let bBundle)):
                // Foundation does not promise an == for bundles.
                a == b && aTable == bTable && aBundle === bBundle
            case (.concatenation(let a1, let a2), .concatenation(let b1, let b2)): a1 == b1 && a2 == b2
            default: false
            }
        }
    }

    let content: Content
    /// From the inside out.
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
    /// Whether parts of the text can look different.
    var hasRuns: Bool {
        switch content {
        case .plain: false
        case .key(let key, _, _): key.holdsText
        case .concatenation: true
        }
    }

    func string(in environment: EnvironmentValues) -> String {
        switch content {
        case .plain(let text): text.string(in: environment)
        case .key(let key, _, _): key.resolved(in: environment)
        case .concatenation(let a, let b): a.string(in: environment) + b.string(in: environment)
        }
    }

    func appendRuns(to runs: inout [TextRun], appearance: TextAppearance, in environment: EnvironmentValues) {
        // What is set on a part counts for more than what is set on the whole.
        let appearance = appearance.applying(modifiers)
        switch content {
        case .plain(let text):
            runs.append(TextRun(text.string(in: environment), appearance, in: environment))
        case .key(let key, _, _):
            key.appendRuns(to: &runs, appearance: appearance, in: environment)
        case .concatenation(let a, let b):
            a.appendRuns(to: &runs, appearance: appearance, in: environment)
            b.appendRuns(to: &runs, appearance: appearance, in: environment)
        }
    }
}

extension LocalizedStringKey {
    fileprivate func appendRuns(
        to runs: inout [TextRun],
        appearance: TextAppearance,
        in environment: EnvironmentValues
    ) {
        guard holdsText else { return runs.append(TextRun(resolved(in: environment), appearance, in: environment)) }
        for segment in segments(locale: environment.locale, lookup: { _ in nil }) {
            switch segment {
            case .text(let string):
                runs.append(TextRun(string, appearance, in: environment))
            case .argument(let argument as TextArgument):
                argument.text.appendRuns(to: &runs, appearance: appearance, in: environment)
            case .argument(let argument):
                runs.append(TextRun(argument.text(in: environment.locale), appearance, in: environment))
            }
        }
    }

    /// The text in an environment; only a key with arguments looks at the locale.
    func resolved(in environment: EnvironmentValues) -> String {
        isFormat ? resolved(locale: environment.locale) { _ in nil } : key
    }
}

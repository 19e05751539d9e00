import Foundation

extension Text: LeafElementView {
    public typealias Body = Never

    package func makeElement(in environment: EnvironmentValues) -> Element {
        let inherited = environment.textAppearance
        if hasRuns { return makeRunsElement(inherited, in: environment) }
        var attributes = Attributes()
        if let inherited {
            inherited.applying(modifiers).describe(in: &attributes, environment: environment)
        } else if !modifiers.isEmpty {
            TextAppearance().applying(modifiers).describe(in: &attributes, environment: environment)
        }
        return Element(.text, text: string(in: environment), attributes: attributes)
    }

    /// The text as it is shown in an environment.
    func string(in environment: EnvironmentValues) -> String {
        switch storage {
        case .verbatim(let string): string
        case .key(let key), .rich(.table(let key, _)): key.resolved(in: environment)
        case .rich(.concatenation(let a, let b)): a.string(in: environment) + b.string(in: environment)
        }
    }

    /// Whether parts of the text can look different.
    private var hasRuns: Bool {
        switch storage {
        case .verbatim: false
        case .key(let key), .rich(.table(let key, _)): key.holdsText
        case .rich(.concatenation): true
        }
    }

    private func makeRunsElement(_ inherited: TextAppearance?, in environment: EnvironmentValues) -> Element {
        var runs: [TextRun] = []
        appendRuns(to: &runs, appearance: TextAppearance(), in: environment)
        var attributes = Attributes()
        inherited?.describe(in: &attributes, environment: environment)
        attributes[.runs] = .runs(runs)
        return Element(.text, text: string(in: environment), attributes: attributes)
    }

    private func appendRuns(
        to runs: inout [TextRun],
        appearance: TextAppearance,
        in environment: EnvironmentValues
    ) {
        let appearance = appearance.applying(modifiers)
        func append(_ string: String) {
            var attributes = Attributes()
            appearance.describe(in: &attributes, environment: environment)
            runs.append(TextRun(length: string.utf16.count, attributes: attributes))
        }

        switch storage {
        case .verbatim(let string): append(string)
        case .key(let key), .rich(.table(let key, _)):
            guard key.holdsText else { return append(key.resolved(in: environment)) }
            for segment in key.segments(locale: environment.locale, lookup: { _ in nil }) {
                switch segment {
                case .text(let string): append(string)
                case .argument(let argument as TextArgument):
                    argument.text.appendRuns(to: &runs, appearance: appearance, in: environment)
                case .argument(let argument): append(argument.text(in: environment.locale))
                }
            }
        case .rich(.concatenation(let a, let b)):
            a.appendRuns(to: &runs, appearance: appearance, in: environment)
            b.appendRuns(to: &runs, appearance: appearance, in: environment)
        }
    }
}

extension LocalizedStringKey {
    func resolved(in environment: EnvironmentValues) -> String {
        // Only arguments are written differently from one locale to the next.
        !arguments.isEmpty ? resolved(locale: environment.locale) { _ in nil } : resolved(locale: .init(identifier: "")) { _ in nil }
    }
}

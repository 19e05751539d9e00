extension Text: LeafElementView {
    public typealias Body = Never

    package func makeElement(in environment: EnvironmentValues) -> Element {
        let inherited = environment.textAppearance
        switch storage {
        case .verbatim(let string), .key(let string):
            guard let inherited else { return Element(.text, text: string) }
            return Element(.text, text: string, attributes: inherited.attributes(in: environment))
        case .rich(let rich):
            return makeElement(rich, inherited ?? TextAppearance(), in: environment)
        }
    }

    private func makeElement(
        _ rich: RichText,
        _ inherited: TextAppearance,
        in environment: EnvironmentValues
    ) -> Element {
        let text = rich.string(in: environment)
        guard rich.hasRuns else {
            let appearance = inherited.applying(rich.modifiers)
            return Element(.text, text: text, attributes: appearance.attributes(in: environment))
        }
        var runs: [TextRun] = []
        rich.appendRuns(to: &runs, appearance: TextAppearance(), in: environment)
        var attributes = inherited.attributes(in: environment)
        attributes[.runs] = .runs(runs)
        return Element(.text, text: text, attributes: attributes)
    }

    /// The text as it is shown in an environment.
    func string(in environment: EnvironmentValues) -> String {
        switch storage {
        case .verbatim(let string), .key(let string): string
        case .rich(let rich): rich.string(in: environment)
        }
    }

    func appendRuns(to runs: inout [TextRun], appearance: TextAppearance, in environment: EnvironmentValues) {
        switch storage {
        case .verbatim(let string), .key(let string): runs.append(TextRun(string, appearance, in: environment))
        case .rich(let rich): rich.appendRuns(to: &runs, appearance: appearance, in: environment)
        }
    }
}

public import Foundation

/// A view that shows the progress of a task, or that a task of unknown length is running.
///
///     ProgressView()
///     ProgressView("Uploading", value: sent, total: size)
public struct ProgressView<Label, CurrentValueLabel> {
    let progress: ProgressValue
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    @Environment(\.progressViewStyle) private var style

    nonisolated init(progress: ProgressValue, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.progress = progress
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

/// The progress of the work.
enum ProgressValue {
    /// From 0 to 1; nil if unknown.
    case fraction(Double?)
    /// The elapsed part of a time interval.
    case time(ClosedRange<Date>, countsDown: Bool)
    /// The progress of a Foundation `Progress` object.
    case work(Progress)

    init<V: BinaryFloatingPoint>(_ value: V?, total: V) {
        guard let value, total > 0 else {
            self = .fraction(nil)
            return
        }
        self = .fraction(Swift.min(Swift.max(Double(value) / Double(total), 0), 1))
    }

    /// The current fraction.
    var fraction: Double? {
        switch self {
        case .fraction(let fraction): return fraction
        case .work(let work): return work.isIndeterminate ? nil : min(max(work.fractionCompleted, 0), 1)
        case .time(let range, let countsDown):
            let length = range.upperBound.timeIntervalSince(range.lowerBound)
            guard length > 0 else { return countsDown ? 0 : 1 }
            let done = min(max(-range.lowerBound.timeIntervalSinceNow / length, 0), 1)
            return countsDown ? 1 - done : done
        }
    }
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
    public var body: some View {
        if case .work(let work) = progress {
            WorkProgressView(work: work, label: label, currentValueLabel: currentValueLabel)
        } else if let style, style.name == nil, let custom = style.style as? any ProgressViewStyle {
            styled(custom, outer: style.outer?.layer)
        } else {
            ProgressElement(
                elementDescription: ProgressDescription(progress: progress),
                content: TupleView(
                    (
                        label.map { label in ControlLabel { label } },
                        currentValueLabel.map { label in ControlLabel(role: "value") { label } }
                    )
                )
            )
        }
    }

    private func styled<Style: ProgressViewStyle>(_ style: Style, outer: StyleLayer?) -> AnyView {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: progress.fraction,
            label: label.map { ProgressViewStyleConfiguration.Label($0) },
            currentValueLabel: currentValueLabel.map { ProgressViewStyleConfiguration.CurrentValueLabel($0) },
            progress: progress
        )
        return AnyView(
            ProgressStyleBody(style: style, configuration: configuration)
                .modifier(OuterStyleModifier<ProgressViewStyleConfiguration>(outer: outer))
        )
    }
}

private struct ProgressElement<Content: View> {
    let elementDescription: ProgressDescription
    let content: Content
}

extension ProgressElement: ContainerElementView {
    typealias Body = Never
}

private struct ProgressDescription: ElementDescription {
    let progress: ProgressValue

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        // The accessibility label if there is no visible label.
        let word: SystemWord = progress.fraction == nil ? .loading : .progress
        attributes[.label] = .string(word.text(in: environment.locale))
        switch progress {
        case .fraction, .work:
            if let fraction = progress.fraction { attributes[.value] = .number(fraction) }
        case .time(let range, let countsDown):
            // The browser animates the bar by its own clock, so no messages are needed meanwhile.
            attributes[.value] = .number(progress.fraction ?? 0)
            attributes[.minimum] = .number(range.lowerBound.timeIntervalSince1970)
            attributes[.maximum] = .number(range.upperBound.timeIntervalSince1970)
            attributes[.step] = .number(countsDown ? -1 : 1)
        }
        if let tint = environment.explicitTint { attributes[.tint] = .color(tint) }
        let size = environment.controlSize
        if size != .regular { attributes[.controlSize] = .string("\(size)") }
        attributes.set(.hidesLabel, environment.hidesControlLabels)
        if let style = environment[StyleKey<ProgressViewStyleConfiguration>.self]?.name, style != "automatic" {
            attributes[.controlStyle] = .string(style)
        }
        return Element(.progress, attributes: attributes)
    }
}

// MARK: - Forms

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows the progress of a Foundation `Progress` object.
    ///
    /// Unlike Apple's, it polls the object ten times per second, because Foundation on Linux does not report changes.
    public nonisolated init(_ progress: Progress) {
        self.init(progress: .work(progress), label: nil, currentValueLabel: nil)
    }

    /// Shows that a task of unknown length is running.
    public nonisolated init() { self.init(progress: .fraction(nil), label: nil, currentValueLabel: nil) }

    /// Shows the progress of a task; a nil value for a task of unknown length.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(progress: ProgressValue(value, total: total), label: nil, currentValueLabel: nil)
    }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(progress: .fraction(nil), label: label(), currentValueLabel: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(progress: ProgressValue(value, total: total), label: label(), currentValueLabel: nil)
    }

    /// Shows the elapsed part of a time interval.
    public nonisolated init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.init(progress: .time(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: nil)
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            progress: ProgressValue(value, total: total),
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }

    /// Shows the elapsed part of a time interval.
    public nonisolated init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            progress: .time(timerInterval, countsDown: countsDown),
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public nonisolated init(_ titleKey: LocalizedStringKey) {
        self.init(progress: .fraction(nil), label: Text(titleKey), currentValueLabel: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) {
        self.init(progress: .fraction(nil), label: Text(title), currentValueLabel: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(progress: ProgressValue(value, total: total), label: Text(titleKey), currentValueLabel: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(progress: ProgressValue(value, total: total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows the elapsed part of a time interval.
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(progress: .time(timerInterval, countsDown: countsDown), label: nil, currentValueLabel: nil)
    }
}

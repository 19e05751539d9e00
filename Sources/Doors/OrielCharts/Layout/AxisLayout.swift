import Foundation
import OrielCore

/// The lines and labels of an axis.
struct AxisLayout {
    /// A side of the plot.
    enum Side {
        case top, bottom, leading, trailing
    }

    /// A label whose place is not known yet.
    struct Label {
        let value: AxisTickValue
        let part: AxisMarkPart
        let label: AxisLabel
        let content: Content
        let size: CGSize

        enum Content {
            case text(Text)
            case view(AnyView)
        }
    }

    /// The marks of one set.
    struct MarkSet {
        let side: Side
        let preset: AxisMarkPreset
        let lines: [(value: AxisTickValue, part: AxisMarkPart)]
        let labels: [Label]
        let ticks: [AxisTickValue]

        /// The labels with their places in `labels`, in the order in which they take space.
        var labelsByPriority: [(Int, Label)] {
            let all = labels.enumerated().map { ($0.offset, $0.element) }
            guard all.contains(where: { $0.1.label.collision.priority != 0 }) else { return all }
            return all.sorted { first, second in
                let (a, b) = (first.1.label.collision.priority, second.1.label.collision.priority)
                return a == b ? first.0 < second.0 : a > b
            }
        }

        /// The width of the widest label and the height of the highest, with the space to the plot.
        var labelSize: CGSize {
            labels.reduce(into: CGSize.zero) { size, label in
                size.width = max(size.width, label.size.width + (label.label.horizontalSpacing ?? 4))
                size.height = max(size.height, label.size.height + (label.label.verticalSpacing ?? 4))
            }
        }

        /// The length of ticks that have one of their own.
        var tickLength: CGFloat {
            lines.reduce(0) { length, line in
                guard case .tick(_, let own) = line.part.kind else { return length }
                switch own.kind {
                case .automatic: return max(length, 4)
                case .points(let points): return max(length, points)
                case .label: return max(length, own.extra)
                }
            }
        }
    }

    let axis: Axis
    let sets: [MarkSet]

    @MainActor
    init(
        _ axis: Axis,
        domain: AxisDomain?,
        settings: ChartAxisSettings,
        hasShares: Bool,
        desiredCount: Int,
        environment: EnvironmentValues
    ) {
        self.axis = axis
        guard let domain, settings.visibility != .hidden else {
            sets = []
            return
        }
        var labelEnvironment = environment
        labelEnvironment.font = .caption2
        let wanted =
            settings.marks ?? [_AxisMarkSet(preset: .automatic, position: .automatic, values: .automatic, marks: nil)]
        sets = wanted.map { set in
            let ticks = AxisTicks(
                set.values,
                domain: domain,
                type: settings.scale.type ?? .linear,
                desiredCount: desiredCount,
                hasShares: hasShares,
                environment: environment
            )
            var lines: [(AxisTickValue, AxisMarkPart)] = []
            var labels: [Label] = []
            for value in ticks.values {
                for part in set.marks?(value.value) ?? set.automaticParts(axis, domain) {
                    guard case .label(let label) = part.kind else {
                        lines.append((value, part))
                        continue
                    }
                    let own = set.format ?? { ticks.label($0) }
                    labels.append(Label(label, part, value, automatic: own, environment: labelEnvironment))
                }
            }
            return MarkSet(
                side: set.position.side(of: axis, domain),
                preset: set.preset,
                lines: lines,
                labels: labels,
                ticks: ticks.values
            )
        }
    }

    /// Returns the space that labels and ticks need at a side.
    func space(at side: Side) -> CGFloat {
        sets.filter { $0.side == side && $0.preset != .inset }.reduce(0) { space, set in
            let labels = axis == .horizontal ? set.labelSize.height : set.labelSize.width
            return max(space, labels, set.tickLength)
        }
    }

    /// Half of the height of a label, by which those of a vertical axis are above and below the plot.
    var overhang: CGFloat {
        guard axis == .vertical else { return 0 }
        return sets.filter { $0.preset == .automatic }.flatMap(\.labels).map { $0.size.height / 2 }.max() ?? 0
    }
}

extension AxisLayout.Label {
    @MainActor
    fileprivate init(
        _ label: AxisLabel,
        _ part: AxisMarkPart,
        _ value: AxisTickValue,
        automatic: (AxisValue) -> String?,
        environment: EnvironmentValues
    ) {
        var environment = environment
        if let font = part.font { environment.font = font }
        switch label.content {
        case .automatic: content = .text(Text(verbatim: automatic(value.value) ?? ""))
        case .format(let format): content = .text(Text(verbatim: format(value.value) ?? ""))
        case .text(let text): content = .text(text)
        case .view(let view): content = .view(view)
        }
        var size: CGSize
        if case .text(let text) = content {
            size = text.estimate(environment: environment).size
        } else {
            // Its size is not known; most are short texts.
            size = CGSize(width: 30, height: 13)
        }
        if label.orientation.angle != .zero { size = CGSize(width: size.height, height: size.width) }
        self.size = size
        self.value = value
        self.part = part
        self.label = label
    }
}

extension _AxisMarkSet {
    /// Returns the parts that suit an axis.
    fileprivate func automaticParts(_ axis: Axis, _ domain: AxisDomain) -> [AxisMarkPart] {
        let label = AxisMarkPart(kind: .label(AxisLabel(content: .automatic)))
        if domain.isCategorical { return [label] }
        let line = AxisMarkPart(kind: .gridLine(stroke ?? .axis))
        guard axis == .horizontal else { return [line, label] }
        let tick = AxisMarkPart(kind: .tick(stroke ?? .axis, .automatic))
        return [line, tick, label]
    }
}

extension AxisMarkPosition {
    fileprivate func side(of axis: Axis, _ domain: AxisDomain) -> AxisLayout.Side {
        switch (kind, axis) {
        case (.top, .horizontal): .top
        case (_, .horizontal): .bottom
        case (.leading, .vertical): .leading
        case (.trailing, .vertical): .trailing
        default: domain.isCategorical ? .leading : .trailing
        }
    }
}

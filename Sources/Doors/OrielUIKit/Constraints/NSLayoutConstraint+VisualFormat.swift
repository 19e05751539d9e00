import Foundation

extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, and in which direction they follow each other.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// From the leading to the trailing edge, which is the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        fileprivate var alignments: [Attribute] {
            let all: [Attribute] = [
                .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
            ]
            return all.filter { contains(FormatOptions($0)) }
        }
    }

    /// Creates the constraints that a visual format describes.
    ///
    ///     let views = ["title": title, "button": button]
    ///     NSLayoutConstraint.activate(
    ///         NSLayoutConstraint.constraints(
    ///             withVisualFormat: "H:|-[title]-(>=8)-[button(44)]-|",
    ///             options: .alignAllCenterY,
    ///             metrics: nil,
    ///             views: views
    ///         )
    ///     )
    ///
    /// The standard distance is 8 points between views, and the margin of the superview at its edges. A text that is
    /// not a format, and names that are not in the dictionaries, are logged, and no constraints are returned.
    ///
    /// - Parameters:
    ///   - metrics: Numbers by their names in the format.
    ///   - views: Views and layout guides by their names in the format.
    public class func constraints(
        withVisualFormat format: String,
        options opts: FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            let items = FormattedConstraints(
                format: try VisualFormat(format),
                options: opts,
                metrics: metrics ?? [:],
                views: views
            )
            return try items.constraints()
        } catch {
            UIView.warn("The visual format \"\(format)\" has no effect: \(error.message) after \(error.place) letters.")
            return []
        }
    }
}

/// The constraints of a visual format.
@MainActor
private struct FormattedConstraints {
    typealias Fault = VisualFormat.Fault

    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func constraints() throws(Fault) -> [NSLayoutConstraint] {
        var all: [NSLayoutConstraint] = []
        for case .view(let name, let sizes) in format.parts {
            for size in sizes { all.append(try constraint(of: name, size)) }
        }
        for index in format.gaps.indices {
            all += try constraints(from: format.parts[index], to: format.parts[index + 1], format.gaps[index])
        }
        return all
    }

    // MARK: - Sizes

    private func constraint(of name: String, _ size: VisualFormat.Predicate) throws(Fault) -> NSLayoutConstraint {
        let attribute = format.isVertical ? NSLayoutConstraint.Attribute.height : .width
        let first = try point(name, attribute)
        if case .name(let other) = size.object, metrics[other] == nil {
            return try prioritized(NSLayoutConstraint(first, size.relation, try point(other, attribute)), size)
        }
        let length = CGFloat(try number(size.object))
        return try prioritized(NSLayoutConstraint(first, size.relation, nil, constant: length), size)
    }

    // MARK: - Gaps

    private func constraints(
        from first: VisualFormat.Part,
        to second: VisualFormat.Part,
        _ gap: VisualFormat.Gap
    ) throws(Fault) -> [NSLayoutConstraint] {
        let touchesSuperview = first == .superview || second == .superview
        // The superview's edge with a standard distance is that of its margins.
        let guide = gap == .standard && touchesSuperview ? LayoutPoint.Guide.margins : .bounds
        let (start, end) = edges
        let (earlier, later) = (
            try first == .superview ? superview(start, guide) : point(of: first, end),
            try second == .superview ? superview(end, guide) : point(of: second, start)
        )
        var all: [NSLayoutConstraint] = []
        switch gap {
        case .none: all = [NSLayoutConstraint(later, .equal, earlier)]
        case .standard:
            all = [NSLayoutConstraint(later, .equal, earlier, constant: touchesSuperview ? 0 : 8 * sign)]
        case .sized(let sizes):
            for size in sizes {
                let length = CGFloat(try number(size.object)) * sign
                let item = NSLayoutConstraint(later, relation(size), earlier, constant: length)
                all.append(try prioritized(item, size))
            }
        }
        guard !touchesSuperview else { return all }
        for attribute in options.alignments {
            all.append(NSLayoutConstraint(try point(of: second, attribute), .equal, try point(of: first, attribute)))
        }
        return all
    }

    private var runsBackward: Bool { !format.isVertical && options.contains(.directionRightToLeft) }
    private var sign: CGFloat { runsBackward ? -1 : 1 }

    /// The edges at which a view begins and ends in the direction of the format.
    private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if format.isVertical { return (.top, .bottom) }
        if runsBackward { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private func relation(_ size: VisualFormat.Predicate) -> NSLayoutConstraint.Relation {
        guard runsBackward else { return size.relation }
        switch size.relation {
        case .equal: return .equal
        case .lessThanOrEqual: return .greaterThanOrEqual
        case .greaterThanOrEqual: return .lessThanOrEqual
        }
    }

    // MARK: - Names

    private func prioritized(
        _ item: NSLayoutConstraint,
        _ size: VisualFormat.Predicate
    ) throws(Fault) -> NSLayoutConstraint {
        if let priority = size.priority { item.priority = UILayoutPriority(Float(try number(priority))) }
        return item
    }

    private func point(_ name: String, _ attribute: NSLayoutConstraint.Attribute) throws(Fault) -> LayoutPoint {
        guard let point = views[name].flatMap({ LayoutPoint(item: $0, attribute: attribute) }) else {
            throw Fault(message: "\"\(name)\" is not a view", place: 0)
        }
        return point
    }

    private func point(
        of part: VisualFormat.Part,
        _ attribute: NSLayoutConstraint.Attribute
    ) throws(Fault) -> LayoutPoint {
        guard case .view(let name, _) = part else {
            throw Fault(message: "the superview is not next to itself", place: 0)
        }
        return try point(name, attribute)
    }

    private func superview(
        _ attribute: NSLayoutConstraint.Attribute,
        _ guide: LayoutPoint.Guide
    ) throws(Fault) -> LayoutPoint {
        for case .view(let name, _) in format.parts {
            if let superview = try point(name, attribute).view?.superview {
                return LayoutPoint(view: superview, guide: guide, attribute: attribute)
            }
        }
        throw Fault(message: "no view has a superview", place: 0)
    }

    private func number(_ object: VisualFormat.Object) throws(Fault) -> Double {
        switch object {
        case .number(let number): return number
        case .name(let name):
            switch metrics[name] {
            case let number as Double: return number
            case let number as CGFloat: return Double(number)
            case let number as Int: return Double(number)
            case let number as Float: return Double(number)
            case let number as NSNumber: return number.doubleValue
            default: throw Fault(message: "\"\(name)\" is not a metric", place: 0)
            }
        }
    }
}

public import Foundation

/// One column of a vertical grid, or one row of a horizontal one.
public struct GridItem: Hashable, Sendable {
    /// The width of a column, or the height of a row.
    public enum Size: Hashable, Sendable {
        /// A number of points.
        case fixed(CGFloat)
        /// An equal share of the remaining space.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows of at least this size as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next column or row in points; nil for the platform default.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; nil for the middle. Unlike Apple's, it has no effect if the items differ in it.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    public static func == (a: GridItem, b: GridItem) -> Bool {
        a.size == b.size && a.spacing == b.spacing && a.alignment == b.alignment
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(spacing)
    }
}

extension GridItem {
    /// The default spacing between columns, in points.
    package static let defaultSpacing: CGFloat = 8

    /// Returns the number of columns that fit in a width.
    static func count(of items: [GridItem], in width: Double) -> Int {
        var count = 0
        var remaining = width - items.dropLast().reduce(0) { $0 + Double($1.spacing ?? defaultSpacing) }
        for item in items {
            switch item.size {
            case .fixed(let width): remaining -= Double(width)
            case .flexible(let minimum, _): remaining -= Double(minimum)
            case .adaptive: break
            }
        }
        let adaptive = items.filter { if case .adaptive = $0.size { true } else { false } }
        let share = adaptive.isEmpty ? 0 : remaining / Double(adaptive.count)
        for item in items {
            guard case .adaptive(let minimum, _) = item.size, minimum > 0 else {
                count += 1
                continue
            }
            let spacing = Double(item.spacing ?? defaultSpacing)
            count += max(1, Int(min(1000, (share + spacing) / max(1, Double(minimum) + spacing))))
        }
        return max(1, count)
    }

    var shortDescription: String {
        switch size {
        case .fixed(let width): "fixed \(width)"
        case .flexible(let minimum, _): minimum == 10 ? "flexible" : "flexible \(minimum)"
        case .adaptive(let minimum, _): "adaptive \(minimum)"
        }
    }
}

public import Foundation

extension View {
    /// Gives the view the width or height of its container: the nearest scroll view, list, page, tab, column or sheet, or the window.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(SimpleElementModifier(.containerFrame, containerFrame(axes, alignment)))
    }

    /// Divides the container into equal parts, and gives the view the length of some of them.
    ///
    /// - Parameters:
    ///   - count: The number of parts.
    ///   - span: The number of parts the view covers.
    ///   - spacing: The space between the parts, in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        var attributes = containerFrame(axes, alignment)
        attributes[.count] = .number(Double(max(1, count)))
        attributes[.span] = .number(Double(max(1, span)))
        attributes[.spacing] = .number(Double(spacing))
        return modifier(SimpleElementModifier(.containerFrame, attributes))
    }

    /// Gives the view lengths computed from those of its container.
    ///
    /// The browser computes a length that is a multiple of the container's, plus a constant. For other functions, the browser
    /// measures the container; until then, the view is as long as the container.
    ///
    /// - Parameter length: Returns the length for that of the container along an axis, in points. Unlike Apple's, it is called for
    ///   lengths other than the container's, too.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerLengthModifier(axes: axes, alignment: alignment, length: length))
    }
}

/// The frame of a view whose lengths are functions of its container's.
private struct ContainerLengthModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
    @State private var container: CGSize?
}

extension ContainerLengthModifier: ViewModifier {
    func body(content: Content) -> some View {
        let lines = Axis.allCases.filter { axes.contains(Axis.Set($0)) }.map { ($0, line(along: $0)) }
        let isMeasured = lines.contains { $0.1 == nil }
        var attributes = containerFrame(axes, alignment)
        for (axis, line) in lines {
            let line = line ?? measuredLine(along: axis)
            attributes[axis == .horizontal ? .scaleX : .scaleY] = .number(line.slope)
            attributes[axis == .horizontal ? .width : .height] = .number(line.constant)
        }
        return content.modifier(SimpleElementModifier(.containerFrame, attributes))
            .background {
                if isMeasured {
                    Color.clear.containerRelativeFrame(axes)
                        .onGeometryChange(for: CGSize.self, of: \.size) { container = $0 }
                        .allowsHitTesting(false)
                }
            }
    }

    private func line(along axis: Axis) -> LinearLength? { LinearLength { length($0, axis) } }

    private func measuredLine(along axis: Axis) -> LinearLength {
        guard let container else { return LinearLength(slope: 1, constant: 0) }
        let result = length(axis == .horizontal ? container.width : container.height, axis)
        return LinearLength(slope: 0, constant: result.isFinite ? max(Double(result), 0) : 0)
    }
}

/// A length that is a multiple of another one, plus a constant.
struct LinearLength: Equatable {
    let slope: Double
    let constant: Double

    /// The lengths of phones, tablets and windows for which a function is tried, in points.
    private static let samples: [CGFloat] = [
        200, 320, 390, 430, 500, 600, 700, 768, 844, 932, 1024, 1200, 1366, 1600, 2000, 3000,
    ]

    init(slope: Double, constant: Double) {
        self.slope = slope
        self.constant = constant
    }

    /// Creates the line through the values of a function; nil if they are not on a line.
    init?(_ length: (CGFloat) -> CGFloat) {
        let points = Self.samples.map { (Double($0), Double(length($0))) }
        guard let first = points.first, let last = points.last, points.allSatisfy({ $0.1.isFinite }) else { return nil }
        let slope = (last.1 - first.1) / (last.0 - first.0)
        let constant = first.1 - slope * first.0
        guard points.allSatisfy({ abs($0.1 - slope * $0.0 - constant) < 0.01 }) else { return nil }
        self.init(slope: slope, constant: constant)
    }
}

private func containerFrame(_ axes: Axis.Set, _ alignment: Alignment) -> Attributes {
    var attributes: Attributes = [.axes: .string(axes.words)]
    if alignment != .center { attributes[.alignment] = .alignment(alignment) }
    return attributes
}

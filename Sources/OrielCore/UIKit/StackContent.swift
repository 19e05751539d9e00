import Foundation
import OrielUIKit

/// The row or column of a stack view.
///
/// In a stack that fills its space, the view with the lowest hugging priority takes what is left; `fillProportionally` and
/// `equalCentering` are drawn as `fill` and `equalSpacing`.
@MainActor
struct StackContent {
    let stack: UIStackView
    let stretch: Stretch

    private var views: [UIView] { stack.arrangedSubviews.filter { !$0.isHidden } }

    var view: AnyView {
        let items = Items(stack: stack, views: views, stretches: stretches)
        let row: AnyView =
            stack.axis == .horizontal
            ? AnyView(HStack(alignment: stack.alignment.vertical, spacing: 0) { items })
            : AnyView(VStack(alignment: stack.alignment.horizontal, spacing: 0) { items })
        let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let alignment = Alignment(
            horizontal: stack.axis == .vertical ? stack.alignment.horizontal : .leading,
            vertical: stack.axis == .horizontal ? stack.alignment.vertical : .top
        )
        let padded =
            row
            .if(margins != .zero) {
                $0.padding(
                    EdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
                )
            }
            .stretched(stretch, alignment: alignment)
        let others = stack.subviews.filter { view in !stack.arrangedSubviews.contains { $0 === view } }
        if others.isEmpty { return padded }
        return AnyView(padded.background { SubviewsContent(container: stack, stretch: .both, views: others).view })
    }

    /// The axes in which each view fills its place.
    private var stretches: [ObjectIdentifier: Stretch] {
        let (along, across) = (
            Stretch.along(stack.axis), Stretch.along(stack.axis == .horizontal ? .vertical : .horizontal)
        )
        var result: [ObjectIdentifier: Stretch] = [:]
        let filler =
            stretch.contains(along) && (stack.distribution == .fill || stack.distribution == .fillProportionally)
            ? views.min { hugging($0) < hugging($1) } : nil
        for view in views {
            var own: Stretch = []
            if stack.alignment == .fill, stretch.contains(across) { own.insert(across) }
            if stack.distribution == .fillEqually || view === filler { own.insert(along) }
            result[ObjectIdentifier(view)] = own
        }
        return result
    }

    /// A view without a length of its own, such as a text view that scrolls, yields to all others.
    private func hugging(_ view: UIView) -> Float {
        view.hasContentLength ? view.contentHuggingPriority(for: stack.axis).rawValue : 0
    }
}

private struct Items: View {
    let stack: UIStackView
    let views: [UIView]
    let stretches: [ObjectIdentifier: Stretch]

    var body: some View {
        stack.noteDrawing()
        let hasGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        return ForEach(Array(views.enumerated()), id: \.element.viewID) { index, view in
            let distance = index > 0 ? stack.distance(after: views[index - 1]) : 0
            if hasGaps, index > 0 { Spacer(minLength: distance) }
            DrawnView(view: view, stretch: stretches[ObjectIdentifier(view)] ?? [])
                .padding(stack.axis == .horizontal ? .leading : .top, hasGaps ? 0 : distance)
        }
    }
}

extension UIView {
    fileprivate var hasContentLength: Bool {
        if let view = self as? UIScrollView { return !view.isScrollEnabled }
        return type(of: self) != UIView.self || !subviews.isEmpty
    }

    /// The identity of what is drawn of the view.
    var viewID: ObjectIdentifier { ObjectIdentifier(self) }
}

extension UIStackView.Alignment {
    fileprivate var horizontal: HorizontalAlignment {
        switch self {
        case .center: .center
        case .trailing: .trailing
        case .fill, .leading, .firstBaseline, .lastBaseline: .leading
        }
    }

    fileprivate var vertical: VerticalAlignment {
        switch self {
        case .leading: .top
        case .trailing: .bottom
        case .firstBaseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        case .fill, .center: .center
        }
    }
}

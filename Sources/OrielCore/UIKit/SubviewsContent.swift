import Foundation
import OrielUIKit

/// The subviews of a view, at the places of their frames or constraints.
///
/// Subviews that are placed relative to their container alone are placed by style rules. A `ConstraintLayout` places the others,
/// with sizes that the browser measures.
@MainActor
struct SubviewsContent {
    let container: UIView
    let stretch: Stretch
    var views: [UIView]?

    private func hugging(_ view: UIView) -> ConstraintLayout.Hugging {
        ConstraintLayout.Hugging(
            horizontal: view.contentHuggingPriority(for: .horizontal).rawValue,
            vertical: view.contentHuggingPriority(for: .vertical).rawValue
        )
    }

    var view: AnyView {
        let shown = (views ?? container.subviews).filter { !$0.isWithoutPlace }
        guard !shown.isEmpty else {
            // An empty view has no size of its own.
            return Color.clear.stretched(stretch)
        }
        let relations = ConstraintRelation.all(in: container, views: shown)
        let places = relations.flatMap { ViewPlace.all($0, count: shown.count, stretch: stretch) }
        guard let places else {
            return AnyView(
                ConstraintLayout(relations: relations ?? [], hugging: shown.map(hugging), stretch: stretch) {
                    ForEach(shown, id: \.viewID) { DrawnView(view: $0, stretch: .both) }
                }
            )
        }
        return ZStack(alignment: .topLeading) {
            ForEach(Array(zip(shown, places)), id: \.0.viewID) { view, place in
                PlacedView(view: view, place: place, stretch: stretch, isAlone: shown.count == 1)
            }
        }
        .stretched(stretch, alignment: .topLeading)
    }
}

/// A subview in its place.
private struct PlacedView: View {
    let view: UIView
    let place: ViewPlace
    let stretch: Stretch
    let isAlone: Bool

    var body: some View {
        let (x, y) = (place.horizontal, place.vertical)
        DrawnView(view: view, stretch: filled)
            .if(!isAlone) { $0.touched(.itself) }
            .if(x.length != nil || y.length != nil) { $0.frame(width: x.length, height: y.length) }
            .if(x.offset != 0 || y.offset != 0) { $0.offset(x: x.offset, y: y.offset) }
            .padding(EdgeInsets(top: y.before, leading: x.before, bottom: y.after, trailing: x.after))
            .stretched(stretch, alignment: Alignment(horizontal: x.horizontal, vertical: y.vertical))
            // The space around the view is not a part of it: views behind it are touched there.
            .if(!isAlone) { $0.touched(.inside) }
    }

    private var filled: Stretch {
        var filled: Stretch = []
        if place.horizontal.isFilled && stretch.contains(.horizontal) || place.horizontal.length != nil {
            filled.insert(.horizontal)
        }
        if place.vertical.isFilled && stretch.contains(.vertical) || place.vertical.length != nil {
            filled.insert(.vertical)
        }
        return filled
    }
}

/// Where a view in front of others is touched.
private enum TouchedPart: String {
    /// Only in the views inside that are touched themselves.
    case inside
    case itself
}

extension View {
    fileprivate func touched(_ part: TouchedPart) -> some View {
        modifier(SimpleElementModifier(.hitTesting, [.allowsHitTesting: .string(part.rawValue)]))
    }
}

extension UIView {
    /// Whether the view has neither a frame nor constraints nor a size from its content, so that nothing of it is seen.
    fileprivate var isWithoutPlace: Bool {
        translatesAutoresizingMaskIntoConstraints && size == .zero && !sizesToFit
            && autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
    }
}

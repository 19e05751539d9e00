import Foundation
import OrielUIKit

/// The scrolling content of a scroll view of UIKit.
struct ScrollContent: View {
    let scroll: UIScrollView
    let stretch: Stretch
    @State private var position = ScrollPosition()

    var body: some View {
        scroll.noteDrawing()
        let axes = scroll.axes
        let inset = scroll.contentInset
        return ScrollView(scroll.isScrollEnabled ? axes : []) {
            SubviewsContent(container: scroll, stretch: contentStretch(axes)).view
                .if(scroll.contentSize != .zero) { content in
                    content.frame(
                        width: scroll.contentSize.width > 0 ? scroll.contentSize.width : nil,
                        height: scroll.contentSize.height > 0 ? scroll.contentSize.height : nil,
                        alignment: .topLeading
                    )
                }
                .if(inset != .zero) {
                    $0.padding(
                        EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
                    )
                }
        }
        .scrollIndicators(scroll.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical)
        .scrollIndicators(scroll.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal)
        .scrollPosition($position)
        .if(scroll.isPagingEnabled) { $0.scrollTargetBehavior(.paging) }
        .if(scroll.delegate != nil) { content in
            content.onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, offset in
                scroll.userDidScroll(to: offset)
            }
        }
        .onChange(of: scroll.offsetRequest?.point, initial: true) { follow() }
        .stretched(stretch)
    }

    private func contentStretch(_ axes: Axis.Set) -> Stretch {
        var stretch: Stretch = []
        if !axes.contains(.horizontal) { stretch.insert(.horizontal) }
        if !axes.contains(.vertical) { stretch.insert(.vertical) }
        return stretch
    }

    private func follow() {
        guard let request = scroll.offsetRequest else { return }
        scroll.offsetRequest = nil
        withAnimation(request.animated ? .default : nil) { position.scrollTo(point: request.point) }
    }
}

extension UIScrollView {
    /// The axes in which the content can be larger than the view.
    fileprivate var axes: Axis.Set {
        var axes: Axis.Set = []
        if contentSize != .zero {
            if contentSize.width > size.width { axes.insert(.horizontal) }
            if contentSize.height > size.height || axes.isEmpty { axes.insert(.vertical) }
            return axes
        }
        if !isContentFixed(.width) { axes.insert(.horizontal) }
        if !isContentFixed(.height) { axes.insert(.vertical) }
        return axes.isEmpty ? .vertical : axes
    }

    /// Whether the content has a length of the view itself.
    private func isContentFixed(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        layoutConstraints.contains { item in
            guard let second = item.second, item.relation == .equal, item.first.attribute == attribute,
                second.attribute == attribute
            else { return false }
            return [item.first, second].contains { $0.view === self && $0.guide == .bounds }
        }
    }
}

import Foundation
import OrielUIKit

/// The scrolling content of a scroll view of UIKit.
struct ScrollContent: View {
    let scroll: UIScrollView
    let stretch: Stretch

    var body: some View {
        scroll.noteDrawing()
        let axes = scroll.axes
        let inset = scroll.contentInset
        let zoom = ScrollZoom(of: scroll)
        let fillsBounds = zoom != nil && scroll.isContentFixed(.width) && scroll.isContentFixed(.height)
        return ScrollView(scroll.isScrollEnabled ? axes : []) {
            SubviewsContent(container: scroll, stretch: fillsBounds ? .both : contentStretch(axes)).view
                .if(fillsBounds) { $0.containerRelativeFrame([.horizontal, .vertical]) }
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
                .if(zoom != nil) { $0.environment(\.scrolling.zoom, nil) }
        }
        .if(zoom != nil) { $0.environment(\.scrolling.zoom, zoom) }
        .modifier(ScrollBehavior(scroll: scroll))
        .stretched(stretch)
    }

    private func contentStretch(_ axes: Axis.Set) -> Stretch {
        var stretch: Stretch = []
        if !axes.contains(.horizontal) { stretch.insert(.horizontal) }
        if !axes.contains(.vertical) { stretch.insert(.vertical) }
        return stretch
    }
}

/// What all scroll views of UIKit do: they follow the app and the user, and tell their delegate.
struct ScrollBehavior: ViewModifier {
    let scroll: UIScrollView
    @State private var position = ScrollPosition()

    func body(content: Content) -> some View {
        scroll.noteDrawing()
        return
            content
            // A scroll view of UIKit is refreshed by a control of its own.
            .environment(\.refreshControl, scroll.shownRefreshControl)
            .scrollIndicators(scroll.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical)
            .scrollIndicators(scroll.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal)
            .scrollPosition($position)
            .if(scroll.isPagingEnabled) { $0.scrollTargetBehavior(.paging) }
            .if(scroll.delegate != nil) { content in
                content.onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, offset in
                    scroll.userDidScroll(to: offset)
                }
                .onScrollPhaseChange { _, phase in
                    scroll.phaseDidChange(
                        isDragging: phase == .tracking || phase == .interacting,
                        isDecelerating: phase == .decelerating
                    )
                }
            }
            .onChange(of: scroll.offsetRequest?.point, initial: true) { follow() }
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
    fileprivate func isContentFixed(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        layoutConstraints.contains { item in
            guard let second = item.second, item.relation == .equal, item.first.attribute == attribute,
                second.attribute == attribute
            else { return false }
            return [item.first, second].contains { $0.view === self && $0.guide == .bounds }
        }
    }
}

/// The zoom of a scroll view, which the client follows by itself.
struct ScrollZoom: Equatable {
    private let scroll: UIScrollView
    /// For the client: the least and the greatest scale, the number of the last change by the app, the scale, whether the
    /// change is animated, and the point that moves to the middle.
    let words: String

    /// Nil if the content has a fixed scale.
    @MainActor
    init?(of scroll: UIScrollView) {
        let (least, most) = (scroll.minimumZoomScale, scroll.maximumZoomScale)
        guard least > 0, least < most, scroll.delegate?.viewForZooming(in: scroll) != nil else { return nil }
        self.scroll = scroll
        let request = scroll.zoomRequest
        var numbers = [least, most, CGFloat(request.number), request.number > 0 ? scroll.zoomScale : 1]
        numbers.append(request.animated ? 1 : 0)
        if let center = request.center { numbers += [center.x, center.y] }
        words = numbers.map { "\(Double($0))" }.joined(separator: ",")
    }

    @MainActor
    func handle(_ event: ElementEvent) {
        guard case .magnify(let magnify) = event, magnify.phase == .ended else { return }
        scroll.userDidZoom(to: magnify.scale)
    }

    static func == (a: ScrollZoom, b: ScrollZoom) -> Bool { a.scroll === b.scroll && a.words == b.words }
}

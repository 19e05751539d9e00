import Foundation
import OrielUIKit

/// A view of UIKit as a view of the graph. It follows the changes of that view alone; its subviews are drawn by their own.
struct DrawnView {
    let view: UIView
    let stretch: Stretch
}

extension DrawnView: View {
    var body: some View {
        view.layoutIfNeeded()
        view.layer.prepareDrawing()
        view.noteDrawing()
        let own = OwnSize(of: view)
        let motion = view.beginAnimations()
        let drawn = sized(own)
        let still = view.look(at: 0)
        return LayerMotion(end: motion.end, count: motion.count, still: still) { time in
            drawn.modifier(LayerDrawing(view: view, look: view.look(at: time)))
        }
        .if(view.needsMeasuring) { drawn in
            drawn.onGeometryChange(for: CGSize.self, of: \.size) { view.setMeasuredSize($0) }
        }
        .if(view.controller != nil) { drawn in
            drawn.modifier(ControllerDrawing(controller: view.controller))
        }
    }

    /// The content in the size that the view's own constraints give it.
    @MainActor private func sized(_ own: OwnSize) -> AnyView {
        let drawn = ViewContent.of(view, stretch: stretch.union(own.fixedAxes))
        guard !own.isEmpty else { return drawn }
        return AnyView(
            drawn
                .if(own.ratio != nil) { $0.aspectRatio(own.ratio, contentMode: .fit) }
                .if(own.hasLimits) {
                    $0.frame(
                        minWidth: own.minWidth,
                        maxWidth: own.maxWidth,
                        minHeight: own.minHeight,
                        maxHeight: own.maxHeight
                    )
                }
                .if(own.width != nil || own.height != nil) { $0.frame(width: own.width, height: own.height) }
        )
    }
}

/// The size that constraints of a view with itself and with constants determine.
struct OwnSize: Equatable {
    private(set) var width: CGFloat?
    private(set) var height: CGFloat?
    private(set) var minWidth: CGFloat?
    private(set) var maxWidth: CGFloat?
    private(set) var minHeight: CGFloat?
    private(set) var maxHeight: CGFloat?
    /// The width divided by the height.
    private(set) var ratio: CGFloat?

    var isEmpty: Bool { self == OwnSize() }
    var hasLimits: Bool { minWidth != nil || maxWidth != nil || minHeight != nil || maxHeight != nil }

    private init() {}

    @MainActor init(of view: UIView) {
        var priorities: [Int: Float] = [:]
        for item in view.layoutConstraints where item.first.view === view {
            switch (item.first.attribute, item.relation, item.second?.attribute) {
            case (.width, .equal, nil): set(\.width, to: item, key: 0, &priorities)
            case (.height, .equal, nil): set(\.height, to: item, key: 1, &priorities)
            case (.width, .greaterThanOrEqual, nil): minWidth = max(minWidth ?? 0, item.constant)
            case (.height, .greaterThanOrEqual, nil): minHeight = max(minHeight ?? 0, item.constant)
            case (.width, .lessThanOrEqual, nil): maxWidth = min(maxWidth ?? .infinity, item.constant)
            case (.height, .lessThanOrEqual, nil): maxHeight = min(maxHeight ?? .infinity, item.constant)
            case (.width, .equal, .height?) where item.second?.view === view && item.multiplier > 0:
                ratio = item.multiplier
            case (.height, .equal, .width?) where item.second?.view === view && item.multiplier > 0:
                ratio = 1 / item.multiplier
            default: break
            }
        }
        if let known = width, let ratio { height = height ?? known / ratio }
        if let known = height, let ratio { width = width ?? known * ratio }
        if width != nil, height != nil { ratio = nil }
    }

    /// Sets a value unless a constraint of a higher priority has.
    @MainActor private mutating func set(
        _ path: WritableKeyPath<OwnSize, CGFloat?>,
        to item: NSLayoutConstraint,
        key: Int,
        _ priorities: inout [Int: Float]
    ) {
        guard item.priority.rawValue >= priorities[key] ?? 0 else { return }
        priorities[key] = item.priority.rawValue
        self[keyPath: path] = max(0, item.constant)
    }

    var fixedAxes: Stretch {
        var axes: Stretch = []
        if width != nil || minWidth != nil || ratio != nil { axes.insert(.horizontal) }
        if height != nil || minHeight != nil || ratio != nil { axes.insert(.vertical) }
        return axes
    }
}

extension UIView {
    /// Whether the size of the view is needed: in `layoutSubviews()` of the app, to place cells, or to scroll or zoom.
    var needsMeasuring: Bool {
        if self is UICollectionView { return true }
        // The layout of the collection knows the sizes of cells.
        if self is UICollectionViewCell { return false }
        if let scroll = self as? UIScrollView, scroll.contentSize != .zero || scroll.maximumZoomScale > 1 {
            return true
        }
        return Self.isOfApp(type(of: self)) || controller.map { Self.isOfApp(type(of: $0)) } ?? false
            || subviews.contains { $0.translatesAutoresizingMaskIntoConstraints && !$0.autoresizingMask.isEmpty }
    }

    private static var classesOfApp: [ObjectIdentifier: Bool] = [:]

    static func isOfApp(_ type: AnyClass) -> Bool {
        if let known = classesOfApp[ObjectIdentifier(type)] { return known }
        let name = String(reflecting: type)
        let modules = ["OrielUIKit.", "OrielCore.", "OrielWebKit.", "OrielSafariServices.", "OrielMapKit."]
        let isOfApp = !modules.contains(where: name.hasPrefix)
        classesOfApp[ObjectIdentifier(type)] = isOfApp
        return isOfApp
    }
}

public import Foundation

/// A point or rectangle in a view, which another view can read in its own coordinates.
///
///     items
///         .overlayPreferenceValue(SelectionKey.self) { anchor in
///             GeometryReader { proxy in
///                 if let anchor { Frame().offset(y: proxy[anchor].minY) }
///             }
///         }
public struct Anchor<Value> {
    /// The point or rectangle of a view.
    public struct Source {
        let part: AnchorPart
    }

    let box: MeasuredBoxStorage?
    let part: AnchorPart
}

/// The definition of an anchor, in the coordinates of its view.
enum AnchorPart: Equatable {
    case bounds
    case rect(CGRect)
    case point(CGPoint)
    case unitPoint(UnitPoint)
}

extension Anchor: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.box === b.box && a.part == b.part }
}

// Unchecked, because the box can only be read on the main actor or during an evaluation, which it checks itself.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(part: .bounds) }

    /// A rectangle in the view.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(part: .rect(r)) }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(part: .point(p)) }

    /// A point as fractions of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(part: .unitPoint(p))
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// The rectangle of an anchor in the coordinates of this view; empty, at the top left corner, until the browser has
    /// measured it.
    public subscript(anchor: Anchor<CGRect>) -> CGRect {
        let view = viewBox(of: anchor.box)
        switch anchor.part {
        case .rect(let rect): return rect.offsetBy(dx: view.minX, dy: view.minY)
        default: return view
        }
    }

    /// The point of an anchor in the coordinates of this view; the top left corner until the browser has measured it.
    public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
        let view = viewBox(of: anchor.box)
        switch anchor.part {
        case .point(let point): return CGPoint(x: view.minX + point.x, y: view.minY + point.y)
        case .unitPoint(let point): return point.point(in: view)
        default: return view.origin
        }
    }

    /// Returns an anchor of a rectangle in this view.
    package func anchor(of rect: CGRect) -> Anchor<CGRect> { Anchor(box: box, part: .rect(rect)) }

    /// Returns the frame of another view in the coordinates of this one.
    private func viewBox(of box: MeasuredBoxStorage?) -> CGRect {
        let view = GeometryProxy(box: box).frame(in: CoordinateSpace.global)
        let own = frame(in: CoordinateSpace.global)
        return view.offsetBy(dx: -own.minX, dy: -own.minY)
    }
}

/// A modifier that sets a preference from an anchor of its content.
struct AnchorPreferenceModifier<Key: PreferenceKey, Value> {
    let part: AnchorPart
    let write: (inout Key.Value, Anchor<Value>) -> Void
    let replaces: (Anchor<Value>) -> Key.Value?
    @MeasuredBox private var box

    init(
        _ part: AnchorPart,
        replaces: @escaping (Anchor<Value>) -> Key.Value?,
        write: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) {
        self.part = part
        self.replaces = replaces
        self.write = write
    }
}

extension AnchorPreferenceModifier: ViewModifier {
    func body(content: Content) -> some View {
        let anchor = Anchor<Value>(box: box, part: part)
        GeometryBox(
            elementDescription: GeometryDescription(kind: .geometryObserver, box: box),
            content: content.transformPreference(Key.self) { value in
                if let new = replaces(anchor) { value = new } else { write(&value, anchor) }
            }
        )
    }
}

extension View {
    /// Sets a preference to a value created from an anchor of the view.
    ///
    /// Unlike Apple's, anchors are at the top left corner until the browser has measured the views.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<K, A>(value.part, replaces: transform, write: { _, _ in }))
    }

    /// Transforms the preference value set in this view, using an anchor of the view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<K, A>(value.part, replaces: { _ in nil }, write: transform))
    }
}

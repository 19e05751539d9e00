public import Foundation

/// The size and position of a view, as passed to the content of a `GeometryReader`.
public struct GeometryProxy {
    let box: MeasuredBoxStorage?

    /// The size of the view.
    public var size: CGSize {
        read { $0.size } ?? .zero
    }

    /// Returns the view's frame in another coordinate space.
    ///
    /// If the content reads a position, it is evaluated again whenever an enclosing scroll view scrolls.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return CGRect(origin: read { $0.origin } ?? .zero, size: size)
        case .named(let name):
            // `read` runs its closure immediately, on this thread.
            nonisolated(unsafe) let name = name
            let place = read { box in
                let origin = box.origin
                guard let space = box.origin(ofSpaceNamed: name) else { return origin }
                return CGPoint(x: origin.x - space.x, y: origin.y - space.y)
            }
            return CGRect(origin: place ?? .zero, size: size)
        }
    }

    /// Returns the view's frame in another coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of another coordinate space in the view's own coordinates; nil if the space is not around the view, or
    /// not measured yet.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        // `read` runs its closure immediately, on this thread.
        nonisolated(unsafe) let name = coordinateSpace.name
        let bounds = read { box -> CGRect? in
            let origin = box.origin
            guard let frame = box.frame(ofSpaceNamed: name) else { return nil }
            return frame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
        return bounds ?? nil
    }

    /// The lengths by which the bars that the view touches cover the space outside of it, at its top and its bottom.
    ///
    /// Zero until the browser has measured the bars. Unlike Apple's, always zero in `onGeometryChange`.
    public var safeAreaInsets: EdgeInsets { read { $0.safeAreaInsets } ?? EdgeInsets() }

    /// Reads on the main actor or the evaluating thread, where proxies are used.
    private func read<Value: Sendable>(_ body: @MainActor (MeasuredBoxStorage) -> Value) -> Value? {
        guard let box, MainTurn.isCurrent || Evaluation.isOnThisThread else { return nil }
        return withMainActorUnchecked { body(box) }
    }
}

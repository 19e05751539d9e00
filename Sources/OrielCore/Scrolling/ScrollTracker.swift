import Foundation

/// Distinguishes the user's scrolling from the app's, by the offsets that a scroll view reports.
@MainActor
final class ScrollTracker {
    /// The ids of the visible rows, as last reported; nil if the content has no lazy rows.
    var rows: [AnyHashable]?
    /// The offset to which neither the user nor the app has scrolled since; nil before the first report.
    private var rest: CGPoint?
    /// The app's own motion, until it has arrived.
    private var motion: Motion?

    private struct Motion {
        let place: ScrollPosition.Place
        /// The time of the first report after the app has set the position.
        var begin: ContinuousClock.Instant?
    }

    /// The maximum time from the first report to the end of the app's motion.
    private static var patience: Duration { .milliseconds(1500) }

    nonisolated init() {}

    func appWillScroll(to place: ScrollPosition.Place) { motion = Motion(place: place) }

    /// Returns whether the user has scrolled to an offset.
    ///
    /// - Parameters:
    ///   - offset: As the browser reports it.
    ///   - room: The maximum offset.
    ///   - startsAtEnd: Whether the vertical offset counts from the end of the content.
    func isUser(
        at offset: CGPoint,
        room: CGSize,
        startsAtEnd: Bool,
        now: ContinuousClock.Instant = .now
    ) -> Bool {
        let old = rest
        rest = offset
        if var motion {
            let begin = motion.begin ?? now
            motion.begin = begin
            let top = startsAtEnd ? room.height + offset.y : offset.y
            let hasArrived = motion.place.isReached(by: CGPoint(x: offset.x, y: top), room: room)
            self.motion = hasArrived || now - begin >= Self.patience ? nil : motion
            return false
        }
        guard let old else { return false }
        return hypot(offset.x - old.x, offset.y - old.y) >= 2
    }
}

extension ScrollPosition.Place {
    /// Returns whether a scroll view at an offset shows this place. The offset of a view is unknown.
    ///
    /// - Parameter room: The maximum offset.
    fileprivate func isReached(by offset: CGPoint, room: CGSize) -> Bool {
        func isNear(_ offset: CGFloat, _ target: CGFloat?, _ room: CGFloat) -> Bool {
            guard let target else { return true }
            // A scroll view from right to left has negative offsets.
            return abs(abs(offset) - min(max(target, 0), max(room, 0))) < 2
        }
        let (x, y) = offsets
        guard x != nil || y != nil else { return false }
        return isNear(offset.x, x, room.width) && isNear(offset.y, y, room.height)
    }

    /// The offsets of an edge or a point from the start of the content; nil keeps the position on that axis.
    var offsets: (x: CGFloat?, y: CGFloat?) {
        switch self {
        case .offset(let x, let y): (x, y)
        case .edge(.top): (nil, 0)
        case .edge(.bottom): (nil, .infinity)
        case .edge(.leading): (0, nil)
        case .edge(.trailing): (.infinity, nil)
        case .automatic, .view, .user: (nil, nil)
        }
    }
}

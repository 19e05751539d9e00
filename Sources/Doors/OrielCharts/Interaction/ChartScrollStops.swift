import Foundation
import OrielCore

/// Where a chart stops along its horizontal axis if long swipes stop at other values than short ones.
struct ChartScrollStops {
    enum Majors {
        case none
        /// Whole plots from where the swipe began.
        case pages
        /// Places in the content, in order.
        case places([CGFloat])
    }

    /// The places of all values, in order.
    let places: [CGFloat]
    let majors: Majors
    /// Whether one swipe ends at the next major value at the latest, or after one plot if there are none.
    let isLimited: Bool
    /// The length of the plot.
    let page: CGFloat
    /// The length of its content.
    let length: CGFloat

    /// Returns where a swipe stops.
    ///
    /// - Parameters:
    ///   - start: Where the plot was before.
    ///   - end: Where it would stop without values.
    func stop(from start: CGFloat, to end: CGFloat) -> CGFloat {
        let last = max(0, length - page)
        let wanted = min(max(end, 0), last)
        let direction: CGFloat = wanted < start ? -1 : 1
        let limited = direction * min(abs(wanted - start), page) + start
        let stop: CGFloat
        switch majors {
        case .none: stop = nearest(to: isLimited ? limited : wanted, in: places)
        case .pages:
            let pages = page > 0 ? (abs(wanted - start) / page).rounded() : 0
            let moved = start + direction * page * (isLimited ? min(pages, 1) : pages)
            stop = nearest(to: pages > 0 ? moved : wanted, in: places)
        case .places(let majors):
            // A point of tolerance, because browsers round scroll offsets.
            let passed = majors.filter { ($0 - start) * direction > 1 && (wanted - $0) * direction >= -1 }
            if passed.isEmpty {
                stop = nearest(to: wanted, in: places)
            } else if isLimited {
                stop = (direction > 0 ? passed.first : passed.last) ?? wanted
            } else {
                stop = nearest(to: wanted, in: majors)
            }
        }
        return min(max(stop, 0), last)
    }

    private func nearest(to place: CGFloat, in places: [CGFloat]) -> CGFloat {
        places.min { abs($0 - place) < abs($1 - place) } ?? place
    }
}

/// Stops a chart at its values.
struct ChartScrollStopsBehavior: ScrollTargetBehavior {
    let stops: ChartScrollStops

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.x = stops.stop(from: context.originalTarget.rect.minX, to: target.rect.minX)
    }
}

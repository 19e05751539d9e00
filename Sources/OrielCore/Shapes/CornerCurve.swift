import Foundation

/// A part of a rounded corner with the radius 1.
struct CornerCurve {
    /// A point by its distances from the corner: along the side that the outline follows before the corner, and along
    /// the one after it.
    struct Place {
        let before: Double
        let after: Double

        init(_ before: Double, _ after: Double) {
            self.before = before
            self.after = after
        }

        /// The same place of a corner that is passed in the other direction.
        var mirrored: Place { Place(after, before) }

        func mixed(with other: Place, by share: Double) -> Place {
            Place(before + (other.before - before) * share, after + (other.after - after) * share)
        }
    }

    let start: Place
    let control1: Place
    let control2: Place
    let end: Place

    private var reversed: CornerCurve {
        CornerCurve(
            start: end.mirrored,
            control1: control2.mirrored,
            control2: control1.mirrored,
            end: start.mirrored
        )
    }

    private func mixed(with other: CornerCurve, by share: Double) -> CornerCurve {
        CornerCurve(
            start: start.mixed(with: other.start, by: share),
            control1: control1.mixed(with: other.control1, by: share),
            control2: control2.mixed(with: other.control2, by: share),
            end: end.mixed(with: other.end, by: share)
        )
    }
}

extension CornerCurve {
    /// The part of a side, as a multiple of the radius, that a continuous corner takes if there is room.
    static let reach = 1.528665

    /// A quarter circle as one curve.
    static let quarterCircle: CornerCurve = {
        let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
        return CornerCurve(
            start: Place(1, 0),
            control1: Place(1 - handle, 0),
            control2: Place(0, 1 - handle),
            end: Place(0, 1)
        )
    }()

    /// Returns the curves of a continuous corner between sides of which it can take a multiple of the radius: the corner
    /// of Apple's shapes if there is room for it, a quarter circle if there is none, and a mixture in between.
    static func continuous(within room: Double) -> [CornerCurve] {
        let share = min((room - 1) / (reach - 1), 1)
        guard share > 0 else { return [quarterCircle] }
        return zip(quarterCircleInThree, wide).map { $0.mixed(with: $1, by: share) }
    }

    /// The corner of Apple's shapes.
    private static let wide: [CornerCurve] = {
        let joint = Place(0.63149379, 0.07491139)
        let middle = Place(0.37282383, 0.16905956)
        let first = CornerCurve(
            start: Place(reach, 0),
            control1: Place(1.08849296, 0),
            control2: Place(0.86840694, 0),
            end: joint
        )
        let second = CornerCurve(start: joint, control1: middle, control2: middle.mirrored, end: joint.mirrored)
        return [first, second, first.reversed]
    }()

    /// A quarter circle in as many curves as the wide corner, with its joints where the wide corner has them.
    private static let quarterCircleInThree: [CornerCurve] = {
        let joint = wide[0].end
        let angle = atan2(1 - joint.before, 1 - joint.after)
        let ends: [Double] = [0, angle, .pi / 2 - angle, .pi / 2]
        return zip(ends, ends.dropFirst()).map { arc(from: $0, to: $1) }
    }()

    /// Returns an arc of the circle, between angles that are 0 where the circle leaves the side before the corner.
    private static func arc(from start: Double, to end: Double) -> CornerCurve {
        let handle = 4.0 / 3 * tan((end - start) / 4)
        func place(_ angle: Double, along distance: Double) -> Place {
            Place(
                1 - sin(angle) - distance * cos(angle),
                1 - cos(angle) + distance * sin(angle)
            )
        }
        return CornerCurve(
            start: place(start, along: 0),
            control1: place(start, along: handle),
            control2: place(end, along: -handle),
            end: place(end, along: 0)
        )
    }
}

import Foundation
import OrielCore

/// The changes of style that the browser is probably animating, so that a spring that interrupts one keeps its
/// velocity.
///
/// A browser starts each CSS transition without velocity. The server knows the curve of the interrupted one, its ends
/// and the time at which it was sent, and computes the velocity with which the curve of the spring begins.
///
/// The browser starts each transition later than the server sends it. The time between two of them is wrong only by the
/// difference of their delays.
struct TransitionCourses {
    /// The change of one property.
    private struct Course {
        /// The value from which the property came; nil if it was not declared.
        var origin: String?
        /// Whether the course began on the way from the origin to the target, or at the origin.
        var isOnWay: Bool
        var target: String?
        /// The part of the way from the origin that was left when the course began.
        var share: Double
        /// The numbers at the start; nil if the values have none, or others than numbers differ.
        var first: CSSQuantities?
        var plan: AnimationPlan
        /// The factor by which the browser changes the time of the curve.
        var pace: Double
        var start: TimeInterval

        func ended(at time: TimeInterval) -> Bool { time - start >= plan.settlingDuration * pace }

        /// The part of this course that is left.
        func rest(at time: TimeInterval) -> Double { 1 - plan.progress(at: max(time - start, 0) / pace) }

        /// The change of progress per second.
        func velocity(at time: TimeInterval) -> Double { plan.velocity(at: max(time - start, 0) / pace) / pace }
    }

    /// The start of a property's new course.
    private struct Turn {
        var origin: String?
        var isOnWay = true
        var share = 1.0
        var first: CSSQuantities?
        /// The velocity in full changes per second; nil if it is unknown.
        var velocity: Double? = 0
        /// The factor by which the browser changes the time of the curve.
        var pace = 1.0
    }

    /// By the number of the node and the property.
    private var courses: [UInt32: [String: Course]] = [:]
    /// The last timing with a velocity: many nodes turn at the same time.
    private var latest: (plan: AnimationPlan, timing: Timing)?

    /// The maximum number of nodes, as the client animates.
    static let limit = 200
    /// The velocities of springs are multiples of this, so that clients get few different curves.
    private static let velocityStep = 0.25
    private static let fastest = 25.0
    /// The smallest part of a way back for which a velocity is computed.
    private static let shortestWay = 0.25

    var isEmpty: Bool { courses.isEmpty }

    /// Notes a change of a node's declarations, and returns the timing with which the client animates it.
    mutating func begin(
        _ node: UInt32,
        from old: @autoclosure () -> [String: String],
        to new: @autoclosure () -> [String: String],
        animation: Animation?,
        at time: TimeInterval
    ) -> Timing? {
        guard let animation else {
            // The properties that stay the same may move on.
            if courses[node] != nil { stop(FirstState.changed(from: old(), to: new()), of: node) }
            return nil
        }
        makeRoom(for: node, at: time)
        let (before, after) = (old(), new())
        let known = (courses[node] ?? [:]).filter { !$0.value.ended(at: time) }
        let changed = FirstState.changed(from: before, to: after)
        let turns = changed.map { property -> Turn in
            guard let course = known[property] else {
                return Turn(origin: before[property], first: Self.quantities(before[property], of: property))
            }
            return Self.turn(course, property, to: after[property], at: time)
        }
        var plan = animation.plan
        var timing = Timing(animation)
        var isStretched = false
        if let (velocity, pace) = Self.agreement(of: turns), let next = plan.beginning(with: velocity) {
            plan = next
            timing = self.timing(next)
            // The browser shortens a transition back to where the interrupted one began, by the part of the way.
            timing.duration = Int(saturating: (Double(timing.duration) / pace).rounded())
            isStretched = true
        }
        var result = known
        for (property, turn) in zip(changed, turns) {
            result[property] = Course(
                origin: turn.origin,
                isOnWay: turn.isOnWay,
                target: after[property],
                share: turn.share,
                first: turn.first,
                plan: plan,
                pace: isStretched ? 1 : turn.pace,
                start: time
            )
        }
        courses[node] = result.isEmpty ? nil : result
        return timing
    }

    /// Forgets the nodes whose changes have ended.
    mutating func removeEnded(at time: TimeInterval) {
        courses = courses.filter { course in !course.value.values.allSatisfy { $0.ended(at: time) } }
    }

    private mutating func stop(_ properties: [String], of node: UInt32) {
        for property in properties { courses[node]?[property] = nil }
        if courses[node]?.isEmpty == true { courses[node] = nil }
    }

    private mutating func makeRoom(for node: UInt32, at time: TimeInterval) {
        guard courses.count >= Self.limit, courses[node] == nil else { return }
        removeEnded(at: time)
        if courses.count >= Self.limit { courses = [:] }
    }

    private mutating func timing(_ plan: AnimationPlan) -> Timing {
        if let latest, latest.plan == plan { return latest.timing }
        let timing = Timing(plan: plan)
        latest = (plan, timing)
        return timing
    }

    // MARK: - Turns

    private static func quantities(_ value: String?, of property: String) -> CSSQuantities? {
        (value ?? FirstState.initialValue(of: property)).flatMap(CSSQuantities.init)
    }

    /// Returns how a course goes on to another target.
    private static func turn(_ course: Course, _ property: String, to new: String?, at time: TimeInterval) -> Turn {
        let (rest, speed) = (course.rest(at: time), course.velocity(at: time))
        var turn = Turn(isOnWay: false, velocity: nil)
        // The numbers now, and their changes per second.
        var change: [Double]?
        if let first = course.first, let last = quantities(course.target, of: property),
            let units = last.units(sharedWith: first)
        {
            turn.first = last.with(zip(first.numbers, last.numbers).map { $1 - ($1 - $0) * rest }, units: units)
            change = zip(first.numbers, last.numbers).map { ($1 - $0) * speed }
        }
        if course.plan.isRepeated { return turn }
        if course.isOnWay, new == course.origin {
            // Back: any value is at the same part of its way.
            let way = 1 - course.share * rest
            turn.origin = course.target
            turn.isOnWay = true
            turn.share = way
            turn.pace = min(max(way, 0.001), 1)
            if way >= shortestWay { turn.velocity = rounded(-course.share * speed / way) }
        } else if let now = turn.first, let change, let goal = quantities(new, of: property),
            let units = goal.units(sharedWith: now)
        {
            let distance = zip(now.numbers, goal.numbers).map { $1 - $0 }
            turn.velocity = factor(of: change, along: distance, units: units).map(rounded)
        }
        return turn
    }

    /// Returns the velocity as a multiple of the distance; nil if the directions differ, as one curve moves all
    /// numbers.
    private static func factor(of velocity: [Double], along distance: [Double], units: [String]) -> Double? {
        func product(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
        let square = product(distance, distance)
        guard square > 1e-9 else { return nil }
        let factor = product(velocity, distance) / square
        // Lengths, angles and scales are compared separately, as their numbers have different sizes.
        for unit in Set(units) {
            let places = units.indices.filter { units[$0] == unit }
            let own = places.map { velocity[$0] }
            let error = places.map { velocity[$0] - factor * distance[$0] }
            guard product(error, error) <= product(own, own) / 16 + 1e-9 else { return nil }
        }
        return factor
    }

    private static func rounded(_ velocity: Double) -> Double {
        min(max((velocity / velocityStep).rounded() * velocityStep, -fastest), fastest)
    }

    /// Returns the velocity and the pace of all turns; nil if they differ, or nothing is interrupted.
    private static func agreement(of turns: [Turn]) -> (velocity: Double, pace: Double)? {
        guard let first = turns.first, let velocity = first.velocity, velocity.isFinite, velocity != 0 else {
            return nil
        }
        let agrees = turns.allSatisfy { turn in
            abs((turn.velocity ?? .infinity) - velocity) <= max(2 * velocityStep, abs(velocity) / 10)
                && abs(turn.pace - first.pace) <= 0.02
        }
        return agrees ? (velocity, first.pace) : nil
    }
}

/// How many friends a person has whose moments are written to timelines.
public struct TimelineLimits: Sendable {
    /// The most friends whose timelines are written by the transaction that publishes.
    public let atOnce: Int
    /// The most friends whose timelines are written at all. Moments of people with more are read from their authors.
    public let most: Int

    public init(atOnce: Int = 500, most: Int = 5000) {
        precondition(0 <= atOnce && atOnce <= most, "TimelineLimits needs 0 <= atOnce <= most.")
        (self.atOnce, self.most) = (atOnce, most)
    }
}

/// The moments that a person has shared in one month.
public struct PersonMonth: Hashable, Sendable {
    public var person: PersonID
    public var month: MonthOfYear
    /// The name of the time zone in which the month begins and ends.
    public var timeZone: String

    public init(person: PersonID, month: MonthOfYear, timeZone: String) {
        self.person = person
        self.month = month
        self.timeZone = timeZone
    }
}

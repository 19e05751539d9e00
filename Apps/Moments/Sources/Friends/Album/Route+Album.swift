import MomentsFoundations
import MomentsModel

extension Route.Name {
    /// The album of a person.
    public static let album = Route.Name("album")
    /// One month of it.
    public static let albumMonth = Route.Name("album-month")
}

extension Route {
    public static func album(of person: PersonID) -> Route { Route(.album, id: person.rawValue) }

    /// The page of a month. Its ID is the person's ID, the year and the month in one number: `album-month-7202503` is March
    /// 2025 of the person 7.
    public static func albumMonth(_ month: MonthOfYear, of person: PersonID) -> Route {
        // An address may have any number; a person with such an ID does not exist, and has no months.
        let (people, _) = person.rawValue.multipliedReportingOverflow(by: 1_000_000)
        return Route(.albumMonth, id: people &+ Int64(month.year * 100 + month.month))
    }

    /// The person and the month of the page of a month; nil for other pages, and if the ID has no month.
    public var albumMonth: (person: PersonID, month: MonthOfYear)? {
        guard name == .albumMonth, let id, id > 0 else { return nil }
        let month = MonthOfYear(year: Int(id / 100 % 10_000), month: Int(id % 100))
        guard month.year > 0, (1...12).contains(month.month) else { return nil }
        return (PersonID(rawValue: id / 1_000_000), month)
    }
}

/// The reports that the page shows.
public enum ReportFilter: String, CaseIterable, Sendable {
    case open
    case answered
}

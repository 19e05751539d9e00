/// The days that figures are shown of.
public enum FiguresRange: CaseIterable, Sendable {
    case month
    case quarter
    case year

    public var days: Int {
        switch self {
        case .month: 30
        case .quarter: 90
        case .year: 365
        }
    }
}

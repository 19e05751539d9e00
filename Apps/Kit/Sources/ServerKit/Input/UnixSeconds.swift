public import Foundation

/// Points in time as clients read them: the seconds since 1970 as digits.
public enum UnixSeconds {
    public static func text(of date: Date) -> String { String(Int64(date.timeIntervalSince1970.rounded(.down))) }
}

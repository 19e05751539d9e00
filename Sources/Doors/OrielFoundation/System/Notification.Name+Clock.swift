public import Foundation

extension NSNotification.Name {
    /// Posted when the clock of the system is set, which a program on Linux does not learn of.
    public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}

public import Foundation

extension Progress {
    /// Creates a progress without units: `Progress()`.
    ///
    /// It has a parameter because an extension cannot override `NSObject.init()`.
    public convenience init(_ nothing: Void = ()) { self.init(totalUnitCount: 0) }
}

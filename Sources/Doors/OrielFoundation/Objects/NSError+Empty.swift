public import Foundation

extension NSError {
    /// Creates an error without domain and code: `NSError()`.
    ///
    /// It has a parameter because an extension cannot override `NSObject.init()`.
    public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0, userInfo: nil) }
}

public import Foundation

/// The key for several errors that led to an error: an array of errors.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension NSError {
    /// The errors that led to this one, from the entries of `NSUnderlyingErrorKey` and `NSMultipleUnderlyingErrorsKey`.
    public var underlyingErrors: [any Error] {
        let one = (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
        return one + (userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? [])
    }
}

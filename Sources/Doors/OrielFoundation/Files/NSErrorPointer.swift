public import Foundation

/// The address of a variable for an error: `var error: NSError?`, passed as `&error`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

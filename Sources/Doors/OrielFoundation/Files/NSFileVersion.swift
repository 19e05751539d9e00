public import Foundation

/// Previous versions of a file.
@available(*, unavailable, message: "File systems of Linux keep no versions of files; copy a file before you change it")
open class NSFileVersion: NSObject {}

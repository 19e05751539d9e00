public import Foundation

/// Finds files in iCloud and by Spotlight.
@available(*, unavailable, message: "A server has no iCloud and no Spotlight; list folders with FileManager")
open class NSMetadataQuery: NSObject {}

// CGFloat, CGPoint, CGSize and CGRect are in Foundation on Linux.
@_exported public import Foundation
@_exported public import OrielFoundation

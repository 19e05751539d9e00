// CGFloat and the like.
@_exported public import Foundation

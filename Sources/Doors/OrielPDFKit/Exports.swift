// As on Apple platforms.
@_exported public import Foundation
@_exported public import OrielUIKit

// As on Apple platforms.
@_exported public import Foundation

// As on Apple platforms.
@_exported public import Foundation
@_exported public import OrielContacts
@_exported public import OrielUIKit

@_exported public import ServerKit

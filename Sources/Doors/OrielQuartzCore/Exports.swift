// UIKit brings QuartzCore on Apple platforms, so its names are there: layers, transactions and timing functions.
@_exported public import OrielUIKit

// MapKit brings CoreLocation and UIKit on Apple platforms.
@_exported public import OrielCoreLocation
@_exported public import OrielUIKit

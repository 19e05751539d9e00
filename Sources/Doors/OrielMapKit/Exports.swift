// MapKit brings CoreLocation on Apple platforms.
@_exported public import OrielCoreLocation

/// Unavailable: a web page has no place for widgets.
@available(*, unavailable, message: "A web page has no place for widgets. Keep them in a target for Apple's platforms.")
public protocol Widget {}

/// Unavailable: a web page has no place for widgets.
@available(*, unavailable, message: "A web page has no place for widgets. Keep them in a target for Apple's platforms.")
public protocol WidgetBundle {}

/// Unavailable: a web page has no place for widgets.
@available(*, unavailable, message: "A web page has no place for widgets. Keep them in a target for Apple's platforms.")
public protocol TimelineEntry {}

/// Unavailable: a web page has no place for widgets.
@available(*, unavailable, message: "A web page has no place for widgets. Keep them in a target for Apple's platforms.")
public protocol TimelineProvider {}

/// Unavailable: a web page has no place for widgets.
@available(*, unavailable, message: "A web page has no place for widgets. Keep them in a target for Apple's platforms.")
public struct StaticConfiguration {}

/// Unavailable: a web page has no place for widgets.
@available(*, unavailable, message: "A web page has no place for widgets. Keep them in a target for Apple's platforms.")
public struct AppIntentConfiguration {}

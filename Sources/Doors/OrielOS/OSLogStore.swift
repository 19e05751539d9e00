/// The messages that have been logged.
@available(*, unavailable, message: "Messages go to swift-log, which keeps none. Read what its handler writes.")
public final class OSLogStore {}

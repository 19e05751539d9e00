public import Foundation

/// Unavailable: the server's sockets are those of swift-nio.
@available(*, unavailable, message: "The server's sockets are those of swift-nio: connect with its ClientBootstrap.")
public final class NWConnection {
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {}
    public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {}
}

/// Unavailable: the server's sockets are those of swift-nio.
@available(*, unavailable, message: "The server's sockets are those of swift-nio: listen with its ServerBootstrap.")
public final class NWListener {
    public init(using parameters: NWParameters, on port: NWEndpoint.Port) throws {}
    public init(using parameters: NWParameters) throws {}
}

/// Unavailable: a page cannot search the network of its device.
@available(*, unavailable, message: "A page cannot search the network of its device for services.")
public final class NWBrowser {}

/// Unavailable: the server's sockets are those of swift-nio.
@available(*, unavailable, message: "The server's sockets are those of swift-nio: see its MulticastChannel.")
public final class NWConnectionGroup {}

/// Unavailable: addresses of sockets are those of swift-nio.
@available(*, unavailable, message: "The server's sockets are those of swift-nio: use its SocketAddress.")
public enum NWEndpoint {
    case hostPort(host: Host, port: Port)
    case url(URL)

    /// Unavailable: addresses of sockets are those of swift-nio.
    public struct Host: ExpressibleByStringLiteral {
        public init(_ string: String) {}
        public init(stringLiteral value: String) {}
    }

    /// Unavailable: addresses of sockets are those of swift-nio.
    public struct Port: ExpressibleByIntegerLiteral {
        public init?(_ string: String) {}
        public init?(rawValue: UInt16) {}
        public init(integerLiteral value: UInt16) {}
    }
}

/// Unavailable: the server's sockets are those of swift-nio.
@available(*, unavailable, message: "The server's sockets are those of swift-nio: set its ChannelOptions.")
public final class NWParameters {
    public init() {}
    public static var tcp: NWParameters { fatalError("unavailable") }
    public static var udp: NWParameters { fatalError("unavailable") }
    public static var tls: NWParameters { fatalError("unavailable") }
}

/// Unavailable: the server's sockets are those of swift-nio.
@available(*, unavailable, message: "The server's sockets are those of swift-nio, which throw errors of its own.")
public enum NWError: Error {}

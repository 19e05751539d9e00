/// The state of the connection between the page and its browser.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    /// Whether there is a connection.
    public enum Status: Hashable, Sendable {
        /// The page's browser is connected.
        case satisfied
        /// The page has lost its browser.
        case unsatisfied
        /// Never the case: a browser connects by itself.
        case requiresConnection
    }

    /// The reason for which there is no connection.
    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    public let status: Status

    init(isConnected: Bool) { status = isConnected ? .satisfied : .unsatisfied }

    /// `notAvailable`: browsers do not tell a reason.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

    /// One interface of the type `other` while the browser is connected, because browsers do not tell which they use.
    public var availableInterfaces: [NWInterface] { status == .satisfied ? [.browser] : [] }

    /// Whether the connection uses an interface of a type. True for `other`, while the browser is connected.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    /// False: the app's requests are those of the server, which no mobile contract pays for.
    public var isExpensive: Bool { false }
    /// False: the app's requests are those of the server.
    public var isConstrained: Bool { false }
    /// False: the app's requests are those of the server.
    public var isUltraConstrained: Bool { false }

    public var supportsIPv4: Bool { status == .satisfied }
    public var supportsIPv6: Bool { status == .satisfied }
    public var supportsDNS: Bool { status == .satisfied }

    public var debugDescription: String { "\(status)" }

    /// Unavailable: browsers do not tell it.
    @available(*, unavailable, message: "Browsers do not tell a page which gateways its device uses.")
    public var gateways: [NWEndpoint] { fatalError("unavailable") }

    /// Unavailable: browsers do not tell it.
    @available(*, unavailable, message: "Browsers do not tell a page the addresses of its device.")
    public var localEndpoint: NWEndpoint? { fatalError("unavailable") }

    /// Unavailable: browsers do not tell it.
    @available(*, unavailable, message: "Browsers do not tell a page the addresses of its device.")
    public var remoteEndpoint: NWEndpoint? { fatalError("unavailable") }
}

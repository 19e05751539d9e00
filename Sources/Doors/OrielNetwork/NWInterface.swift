/// A network interface of the device that shows the page.
///
/// Browsers do not tell which interfaces a device has. A connected page has one, of the type `other`.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kinds of interfaces.
    public enum InterfaceType: Hashable, Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    public let type: InterfaceType
    public let name: String
    public let index: Int

    public var debugDescription: String { name }

    /// The connection of a browser.
    static let browser = NWInterface(type: .other, name: "browser", index: 1)
}

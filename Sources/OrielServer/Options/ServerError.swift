internal import Foundation
internal import NIOCore

/// The reason a server could not start. The description is one line for the operator.
public struct ServerError: Error, CustomStringConvertible {
    /// The address, the reason, and the option to change.
    public let description: String

    /// Returns nil if the error does not concern the address.
    init?(_ error: any Error, options: ServerOptions) {
        self.init(error, host: options.host, port: options.port, option: "--port")
    }

    /// - Parameter option: The option that sets the port.
    init?(_ error: any Error, host: String, port: Int, option: String) {
        if let error = error as? ServerError {
            self = error
            return
        }
        let address = "\(host):\(port)"
        switch error {
        case let error as IOError where error.errnoCode == EADDRINUSE:
            description = "cannot listen on \(address): the port is in use; choose another one with \(option)"
        case let error as IOError where error.errnoCode == EACCES:
            description =
                "cannot listen on \(address): permission denied; ports below 1024 require privileges, choose another one with \(option)"
        case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
            description = "cannot listen on \(address): this machine has no such address; choose one with --host"
        case is SocketAddressError:
            description = "cannot listen on \(address): unknown host name; choose an address with --host"
        default: return nil
        }
    }
}

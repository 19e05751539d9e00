import Foundation
import Logging
import OrielServer

extension ServerOptions {
    /// Returns options by which pages that were open when the server stopped continue after a restart.
    ///
    /// - Parameter secret: The secret of the data folder.
    public func keepingPages(by secret: Data) -> ServerOptions {
        var options = self
        if options.key == nil {
            options.key = DataFolder.derived(from: secret, for: "oriel pages").base64EncodedString()
        }
        return options
    }

    /// Creates a logger with the level of the server.
    public func logger(_ label: String) -> Logger {
        var logger = Logger(label: label)
        logger.logLevel = Logger.Level(rawValue: logLevel.rawValue) ?? .info
        return logger
    }

    /// Returns the address of the app in the browser that sent a request.
    public func site(of request: SessionRequest) -> URL {
        let origin = publicURL?.text ?? "http://\(request.head.authority ?? "localhost")"
        return URL(string: origin) ?? URL(filePath: "/")
    }
}

internal import Foundation

/// The program whose spans are exported.
struct TraceResource: Sendable {
    let serviceName: String
    let serviceVersion: String
    let hostName: String
    let process: Int

    init(
        service: String,
        version: String,
        host: String = ProcessInfo.processInfo.hostName,
        process: Int = Int(ProcessInfo.processInfo.processIdentifier)
    ) {
        serviceName = service
        serviceVersion = version
        hostName = host
        self.process = process
    }

    /// Names and values.
    var attributes: [(String, TraceDocument.Value)] {
        [
            ("service.name", TraceDocument.Value(stringValue: serviceName)),
            ("service.version", TraceDocument.Value(stringValue: serviceVersion)),
            ("host.name", TraceDocument.Value(stringValue: hostName)),
            ("process.pid", TraceDocument.Value(intValue: "\(process)")),
        ]
    }
}

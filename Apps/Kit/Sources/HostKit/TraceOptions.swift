import ArgumentParser
import Foundation
import Logging
import OpenTelemetryExport
import OrielServer
import Tracing

/// The settings of the traces of a server.
public enum TraceSettings {
    public static let traces = Setting<String?>(
        "ORIEL_TRACES",
        expected: "an address such as http://127.0.0.1:4318/v1/traces",
        help: "Send traces to a collector of OpenTelemetry, by OTLP over HTTP as JSON.",
        discussion: """
            Without it, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT counts, and then OTEL_EXPORTER_OTLP_ENDPOINT followed by /v1/traces. A trace \
            has the names of operations and their times; no text, address or ID of a person.
            """,
        valueName: "address"
    )
    public static let ratio = Setting(
        "ORIEL_TRACE_RATIO",
        default: 1.0,
        help: "The share of the traces that are recorded, 0 to 1."
    )

    public static var all: [any AnySetting] { [traces, ratio] }
}

/// The options of the traces of a server.
///
///     @OptionGroup(title: "Traces") var traces: TraceOptions
public struct TraceOptions: ParsableArguments {
    @Option(name: TraceSettings.traces.name, help: TraceSettings.traces.help)
    public var traces = TraceSettings.traces.value

    @Option(name: TraceSettings.ratio.name, help: TraceSettings.ratio.help)
    public var traceRatio = TraceSettings.ratio.value

    public init() {}

    public func validate() throws {
        for setting in TraceSettings.all { try setting.check() }
        if let text = traces ?? Self.standard(), Self.url(text) == nil {
            throw ValidationError(
                "--traces is '\(text)'; expected an address such as http://127.0.0.1:4318/v1/traces"
            )
        }
        guard (0...1).contains(traceRatio) else {
            throw ValidationError("--trace-ratio is \(traceRatio); expected 0 to 1")
        }
    }

    /// The address for traces; nil if there are none.
    public var url: URL? { (traces ?? Self.standard()).flatMap(Self.url) }

    private static func url(_ text: String) -> URL? {
        guard let url = URL(string: text), url.scheme == "http" || url.scheme == "https", url.host() != nil else {
            return nil
        }
        // As for a collector whose address was given without its path.
        return url.path.isEmpty || url.path == "/" ? url.appending(path: "v1/traces") : url
    }

    /// The address by the variables of OpenTelemetry.
    static func standard(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
        func text(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let address = text("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") { return address }
        return text("OTEL_EXPORTER_OTLP_ENDPOINT").map { base in
            (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/v1/traces"
        }
    }

    /// Gives the process a tracer, and its log the IDs of traces. Call it once, before the server starts.
    ///
    /// - Parameters:
    ///   - service: The name of the program in traces.
    ///   - logger: Creates a logger, after log lines have the IDs.
    /// - Returns: The service that sends the traces, first among those of the server so that it ends last; nil if there are no traces.
    public func start(service: String, version: String, logger: (String) -> Logger) -> TraceExport? {
        guard let url else { return nil }
        LoggingSystem.bootstrap(
            { label, provider in StreamLogHandler.standardError(label: label, metadataProvider: provider) },
            metadataProvider: .trace
        )
        let export = TraceExport(
            to: url,
            service: service,
            version: version,
            ratio: traceRatio,
            logger: logger("oriel.traces")
        )
        InstrumentationSystem.bootstrap(export.tracer)
        return export
    }
}

internal import Logging
internal import Tracing

/// Spans of signposts. A disabled log has none.
extension OSLog {
    func text(of message: OSLogMessage) -> String? {
        self === Self.disabled ? nil : message.text(showsPrivateData: Self.showsPrivateData)
    }

    func beginSpan(_ name: StaticString, _ id: OSSignpostID, message: String?) -> (any Tracing.Span)? {
        guard self !== Self.disabled else { return nil }
        note("begin", name, id, message)
        return makeSpan(name, message: message)
    }

    private func makeSpan(_ name: StaticString, message: String?) -> any Tracing.Span {
        let span = tracer?.startAnySpan("\(name)") ?? startSpan("\(name)")
        span.attributes["subsystem"] = logger.label
        if case .string(let category)? = logger[metadataKey: "category"] { span.attributes["category"] = category }
        if let message { span.attributes["message"] = message }
        return span
    }

    func end(_ span: (any Tracing.Span)?, _ name: StaticString, _ id: OSSignpostID, message: String?) {
        guard let span else { return }
        note("end", name, id, message)
        if let message { span.attributes["message.end"] = message }
        span.end()
    }

    func emit(_ name: StaticString, _ id: OSSignpostID, message: String?) {
        guard self !== Self.disabled else { return }
        note("event", name, id, message)
        makeSpan(name, message: message).end()
    }

    private func note(_ type: String, _ name: StaticString, _ id: OSSignpostID, _ message: String?) {
        let suffix = id == .exclusive ? "" : " (\(id.rawValue))"
        write(["signpost \(type) \(name)\(suffix)", message].compactMap(\.self).joined(separator: ": "), at: .trace)
    }
}

internal import Tracing

/// Spans as the body of a request, in the JSON form of OTLP.
///
/// Source: OTLP 1.5, JSON Protobuf encoding: IDs are hexadecimal digits, enumerations numbers, integers of 64 bits texts.
struct TraceDocument: Encodable {
    let resourceSpans: [ResourceSpans]

    struct ResourceSpans: Encodable {
        let resource: Resource
        let scopeSpans: [ScopeSpans]
    }

    struct Resource: Encodable { let attributes: [Attribute] }

    struct ScopeSpans: Encodable {
        let scope: Scope
        let spans: [Span]
    }

    struct Scope: Encodable {
        let name: String
        let version: String
    }

    struct Span: Encodable {
        let traceId: String
        let spanId: String
        let traceState: String?
        let parentSpanId: String?
        let flags: Int
        let name: String
        let kind: Int
        let startTimeUnixNano: String
        let endTimeUnixNano: String
        let attributes: [Attribute]
        let droppedAttributesCount: Int
        let events: [Event]
        let droppedEventsCount: Int
        let links: [Link]
        let droppedLinksCount: Int
        let status: Status
    }

    struct Event: Encodable {
        let timeUnixNano: String
        let name: String
        let attributes: [Attribute]
    }

    struct Link: Encodable {
        let traceId: String
        let spanId: String
        let traceState: String?
        let attributes: [Attribute]
        let flags: Int
    }

    struct Status: Encodable {
        let code: Int
        let message: String?
    }

    struct Attribute: Encodable {
        let key: String
        let value: Value
    }

    struct Value: Encodable {
        var stringValue: String?
        var boolValue: Bool?
        var intValue: String?
        var doubleValue: Double?
        var arrayValue: Values?
    }

    struct Values: Encodable { let values: [Value] }

    init(_ spans: [FinishedSpan], of resource: TraceResource) {
        resourceSpans = [
            ResourceSpans(
                resource: Resource(attributes: resource.attributes.map { Attribute($0, $1) }),
                scopeSpans: [
                    ScopeSpans(
                        scope: Scope(name: "oriel", version: resource.serviceVersion),
                        spans: spans.map(Span.init)
                    )
                ]
            )
        ]
    }
}

extension TraceDocument.Span {
    init(_ span: FinishedSpan) {
        traceId = span.identity.trace.hex
        spanId = span.identity.span.hex
        traceState = span.identity.state
        parentSpanId = span.parent?.span.hex
        flags = TraceDocument.flags(isSampled: span.identity.isSampled, isRemote: span.parent?.isRemote ?? false)
        name = span.name
        kind =
            switch span.kind {
            case .internal: 1
            case .server: 2
            case .client: 3
            case .producer: 4
            case .consumer: 5
            }
        startTimeUnixNano = "\(span.start)"
        endTimeUnixNano = "\(span.end)"
        attributes = TraceDocument.attributes(span.attributes)
        droppedAttributesCount = span.droppedAttributes
        events = span.events.map { event in
            TraceDocument.Event(
                timeUnixNano: "\(event.nanosecondsSinceEpoch)",
                name: String(event.name.prefix(TraceLimits.text)),
                attributes: TraceDocument.attributes(event.attributes)
            )
        }
        droppedEventsCount = span.droppedEvents
        links = span.links.compactMap { link in
            guard let identity = link.context.trace else { return nil }
            return TraceDocument.Link(
                traceId: identity.trace.hex,
                spanId: identity.span.hex,
                traceState: identity.state,
                attributes: TraceDocument.attributes(link.attributes.bounded.kept),
                flags: TraceDocument.flags(isSampled: identity.isSampled, isRemote: identity.isRemote)
            )
        }
        droppedLinksCount = span.droppedLinks
        status = TraceDocument.Status(span.status)
    }
}

extension TraceDocument.Status {
    init(_ status: SpanStatus?) {
        switch status?.code {
        case nil: self.init(code: 0, message: nil)
        case .ok: self.init(code: 1, message: nil)
        case .error: self.init(code: 2, message: status?.message.map { String($0.prefix(TraceLimits.text)) })
        }
    }
}

extension TraceDocument {
    /// The flags of the W3C, with the bits of OTLP for "it is known where the parent is" and "it is elsewhere".
    fileprivate static func flags(isSampled: Bool, isRemote: Bool) -> Int {
        (isSampled ? 1 : 0) | 0x100 | (isRemote ? 0x200 : 0)
    }

    /// In the order of their names.
    fileprivate static func attributes(_ attributes: SpanAttributes) -> [Attribute] {
        var all: [Attribute] = []
        attributes.forEach { name, value in
            if let value = Value(value) { all.append(Attribute(name, value)) }
        }
        return all.sorted { $0.key < $1.key }
    }
}

extension TraceDocument.Attribute {
    init(_ key: String, _ value: TraceDocument.Value) {
        self.init(key: String(key.prefix(TraceLimits.text)), value: value)
    }
}

extension TraceDocument.Value {
    /// - Returns: Nil for kinds that a later version may add.
    init?(_ attribute: SpanAttribute) {
        switch attribute {
        case .int32(let number): self.init(intValue: "\(number)")
        case .int64(let number): self.init(intValue: "\(number)")
        case .double(let number): self.init(number: number)
        case .bool(let isTrue): self.init(boolValue: isTrue)
        case .string(let text): self.init(text: text)
        case .stringConvertible(let value): self.init(text: "\(value)")
        case .int32Array(let list): self.init(list) { Self(intValue: "\($0)") }
        case .int64Array(let list): self.init(list) { Self(intValue: "\($0)") }
        case .doubleArray(let list): self.init(list) { Self(number: $0) }
        case .boolArray(let list): self.init(list) { Self(boolValue: $0) }
        case .stringArray(let list): self.init(list) { Self(text: $0) }
        case .stringConvertibleArray(let list): self.init(list) { Self(text: "\($0)") }
        default: return nil
        }
    }

    private init(text: String) { self.init(stringValue: String(text.prefix(TraceLimits.text))) }

    /// JSON has no infinity.
    private init(number: Double) {
        self = number.isFinite ? Self(doubleValue: number) : Self(stringValue: "\(number)")
    }

    private init<Element>(_ list: [Element], _ value: (Element) -> Self) {
        self.init(arrayValue: TraceDocument.Values(values: list.prefix(TraceLimits.elements).map(value)))
    }
}

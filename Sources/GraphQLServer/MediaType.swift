/// The media types of responses.
///
/// Source: GraphQL over HTTP, section "Media Types"; the protocol graphql-sse.
enum MediaType: String, CaseIterable {
    /// A media type whose responses have a status that depends on the result.
    case graphQL = "application/graphql-response+json"
    /// A media type whose responses have the status 200 for every request that could be read.
    case json = "application/json"
    /// A media type whose responses are events, one for each response to a subscription. Clients have to name it, because
    /// a range such as `*/*` means the first type.
    case eventStream = "text/event-stream"

    /// The media type of a response without an event.
    var ofErrors: MediaType { self == .eventStream ? .graphQL : self }

    /// Returns the media type that a client prefers.
    ///
    /// - Parameters:
    ///   - accept: The `Accept` header; nil if there is none.
    ///   - offered: The types of the server, in its order of preference.
    /// - Returns: Nil if the client accepts none of the types.
    static func preferred(by accept: String?, among offered: [MediaType]) -> MediaType? {
        guard let accept, !accept.allSatisfy(\.isWhitespace) else { return .graphQL }
        var best: (type: MediaType, quality: Double)?
        for part in accept.split(separator: ",") {
            let range = AcceptedRange(part)
            guard range.quality > 0, let type = offered.first(where: { range.accepts($0.rawValue) }) else { continue }
            if range.quality > best?.quality ?? 0 { best = (type, range.quality) }
        }
        return best?.type
    }
}

/// A media range that a client accepts, such as `application/*;q=0.5`.
private struct AcceptedRange {
    let type: Substring
    var quality = 1.0

    init(_ text: Substring) {
        let parts = text.split(separator: ";").map { $0.trimmed }
        type = parts.first.map { Substring($0.lowercased()) } ?? ""
        for parameter in parts.dropFirst() where parameter.lowercased().hasPrefix("q=") {
            quality = Double(parameter.dropFirst(2)) ?? 0
        }
    }

    func accepts(_ other: String) -> Bool { type == "*/*" || type == "application/*" || type == other }
}

extension Substring {
    /// The text without surrounding white space.
    var trimmed: Substring {
        let start = drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...last]
    }
}

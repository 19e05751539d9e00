import GraphQL
import NIOCore

/// The events of a stream.
///
/// Source: the protocol graphql-sse, "Distinct connections mode"; the HTML standard, "Server-sent events".
enum ServerSentEvent {
    /// A comment, which clients ignore.
    static let comment = ByteBuffer(string: ":\n\n")
    /// The end of the operation. Browsers dispatch an event only if it has a line of data.
    static let complete = ByteBuffer(string: "event: complete\ndata:\n\n")

    /// Returns the event with a response. Its JSON has no line breaks, so it is one line of data.
    static func next(_ response: GraphQLResponse) -> ByteBuffer {
        var buffer = ByteBuffer(string: "event: next\ndata: ")
        buffer.writeBytes(response.body)
        buffer.writeString("\n\n")
        return buffer
    }
}

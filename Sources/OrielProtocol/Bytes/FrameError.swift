/// The reason why a client's bytes are not a valid message.
///
/// The socket is closed with code 1002. The description is logged, and contains no data from the client except numbers.
package enum FrameError: Error, Equatable {
    /// The message ends inside a field.
    case truncated
    /// A variable-length integer takes more than five bytes or does not fit 32 bits.
    case integerOutOfRange
    /// A node number is negative or above the maximum.
    case nodeOutOfRange
    /// A string is not UTF-8.
    case invalidText
    /// A coordinate is infinite or not a number.
    case notFinite
    case unknownItem(UInt8)
    case unknownEvent(UInt8)
    /// A number is above the limit of its field.
    case outOfBounds
    /// A string has more bytes than its field allows.
    case textTooLong
    /// A path does not begin with a slash.
    case invalidPath
    /// A field with a fixed set of values holds another value.
    case invalidValue(UInt8)
    /// A message has more items than allowed.
    case tooManyItems
    /// A message has no items.
    case empty
    /// The client speaks another version of the protocol.
    case unsupportedVersion(UInt32)
    /// The first item is not a hello, or a later item is one.
    case unexpectedItem
    /// The message is text; the protocol is binary.
    case textMessage
}

extension FrameError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .truncated: "the message ends inside a field"
        case .integerOutOfRange: "an integer exceeds 32 bits"
        case .nodeOutOfRange: "a node number is out of range"
        case .invalidText: "a string is not UTF-8"
        case .notFinite: "a coordinate is not a finite number"
        case .outOfBounds: "a number exceeds the limit of its field"
        case .textTooLong: "a text exceeds the maximum length of its field"
        case .invalidPath: "a path does not begin with a slash"
        case .unknownItem(let type): "unknown item type \(type)"
        case .unknownEvent(let kind): "unknown event kind \(kind)"
        case .invalidValue(let value): "invalid field value \(value)"
        case .tooManyItems: "the message has more than \(ClientFrameDecoder.maximumItems) items"
        case .empty: "the message is empty"
        case .unsupportedVersion(let version):
            "the client uses version \(version); expected \(ClientFrameDecoder.version)"
        case .unexpectedItem: "the first item of a connection must be its only hello"
        case .textMessage: "the message is text; expected binary"
        }
    }
}

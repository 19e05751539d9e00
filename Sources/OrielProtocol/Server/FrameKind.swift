/// The types of the server's frames, with their numbers in the wire protocol.
package enum FrameKind: UInt8, Sendable, CaseIterable {
    case welcome = 1
    case patches, mount, snapshot, pong, end
}

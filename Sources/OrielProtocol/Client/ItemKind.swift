/// The types of items in a client's message, with their numbers in the wire protocol.
enum ItemKind: UInt8, CaseIterable {
    case hello = 1
    case event, acknowledge, environment, pop, mount, ping, reply
}

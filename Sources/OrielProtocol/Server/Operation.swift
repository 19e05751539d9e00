/// The operations of a patch frame with their numbers in the wire protocol.
@usableFromInline package enum Operation: UInt8, Sendable, CaseIterable {
    case style = 1
    case shape, insert, remove, removeRun, move, permute, text, spliceText, attribute, noAttribute, classes
    case inlineStyle, events, timing, defineTiming, command, forgetShapes, moment
}

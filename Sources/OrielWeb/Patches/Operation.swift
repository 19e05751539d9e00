/// What an operation of a patch frame does; the numbers are those of the wire protocol.
package enum Operation: UInt8, Sendable {
    case style = 1
    case shape, insert, remove, removeRun, move, permute, text, spliceText, attribute, noAttribute, classes
    case inlineStyle, events, timing, defineTiming, command, forgetShapes
}

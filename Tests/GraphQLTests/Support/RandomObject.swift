import Synchronization
import TestSupport

@testable import GraphQL

/// An infinite graph of objects whose fields have random values, delays and errors.
final class RandomRoots: DynamicRoots {
    private let random: Mutex<SeededGenerator>

    init(seed: UInt64) {
        random = Mutex(SeededGenerator(seed: seed))
    }

    var query: any DynamicObject { RandomObject(roots: self) }
    var mutation: any DynamicObject { RandomObject(roots: self) }
    var subscription: any DynamicObject { RandomObject(roots: self) }

    func draw(_ range: Range<Int>) -> Int { random.withLock { Int.random(in: range, using: &$0) } }
}

private struct RandomObject: DynamicObject {
    let roots: RandomRoots

    /// A random type name of the public cases' schema.
    var typeName: String? {
        ["PhotoPost", "LinkPost", "TextPost", "Advert", "User", "Comment", "Probe", nil][roots.draw(0..<8)]
    }

    func value(of field: DynamicField) -> DynamicValue { value(field, lists: field.listDepth) }

    private func value(_ field: DynamicField, lists: Int) -> DynamicValue {
        switch roots.draw(0..<24) {
        case 0: return .null
        case 1: return .failure(GraphQLError("drawn"))
        case 2: return .leaf(.list([.int(1)]))
        case 3...5:
            let yields = roots.draw(0..<4)
            return .deferred {
                for _ in 0..<yields { await Task.yield() }
                return value(field, lists: lists)
            }
        default: break
        }
        if lists > 0 { return .list((0..<roots.draw(0..<3)).map { _ in value(field, lists: lists - 1) }) }
        guard field.isLeaf else { return .object(self) }
        return .leaf(
            [.int(7), .string("text \"\u{1}"), .double(0.5), .bool(true), .string("PUBLIC")][roots.draw(0..<5)]
        )
    }
}

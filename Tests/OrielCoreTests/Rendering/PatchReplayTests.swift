import OrielCombine
import OrielCore
import OrielTesting
import TestSupport
import Testing

@MainActor
@Suite struct PatchReplayTests {
    @Test(arguments: 1...40)
    func `patches of random edits rebuild the tree without needless work`(seed: Int) async throws {
        var gardener = RandomGardener(seed: UInt64(seed))
        let root = gardener.grow(depth: 4, kind: seed.isMultiple(of: 2) ? .stack : .group)
        let host = ViewHost { RandomTreeView(node: root) }
        var replay = PatchReplay(host.elementTrees)

        for round in 1...40 {
            let edits = Int.random(in: 1...4, using: &gardener.random)
            for _ in 0..<edits {
                let animation = [nil, Animation.linear, .easeIn].randomElement(using: &gardener.random)!
                withAnimation(animation) { gardener.edit(root) }
            }
            let old = Set(replay.trees.flatMap(\.allIDs))
            await host.settle()
            let patches = host.drainPatches()

            try replay.apply(patches)

            let new = host.elementTrees
            try #require(replay.trees.exactDescription == new.exactDescription, "seed \(seed), round \(round)")
            let inserted = patches.flatMap(\.insertedIDs)
            #expect(old.isDisjoint(with: inserted), "seed \(seed), round \(round): known elements were inserted again")
            let fresh = ViewHost { RandomTreeView(node: root) }
            let (lines, wanted) = (new.lines, fresh.elementTrees.lines)
            let difference = zip(lines, wanted).enumerated().first { $1.0 != $1.1 }
            let place: [Substring] =
                difference.map { Array(lines.prefix($0.offset + 1).suffix(8)) + ["instead of", $0.element.1] } ?? []
            try #require(lines == wanted, "seed \(seed), round \(round): \(place.joined(separator: "\n"))")
            #expect(host.mountedNodeCount == fresh.mountedNodeCount)
            // Released content is rebuilt for the next edits.
            if round.isMultiple(of: 3) { host.releaseContent() }
        }
        #expect(host.issues == [])
        host.unmount()
        #expect(host.mountedNodeCount == 0)
    }

    struct Numbers: View {
        @ObservedObject var model: Model
        var body: some View { VStack { ForEach(model.numbers, id: \.self) { Text(verbatim: "\($0)") } } }
    }

    final class Model: ObservableObject {
        @Published var numbers: [Int]
        init(_ numbers: [Int]) { self.numbers = numbers }
    }

    private func patches(from old: [Int], to new: [Int]) async throws -> [Patch] {
        let model = Model(old)
        let host = ViewHost { Numbers(model: model) }
        var replay = PatchReplay(host.elementTrees)
        model.numbers = new
        await host.settle()
        let patches = host.drainPatches()
        try replay.apply(patches)
        #expect(replay.trees == host.elementTrees)
        #expect(host.texts == new.map(String.init))
        return patches
    }

    @Test func `a swap of two rows is two moves`() async throws {
        var swapped = Array(0..<100)
        swapped.swapAt(1, 98)

        let patches = try await patches(from: Array(0..<100), to: swapped)

        #expect(patches.count == 2)
        #expect(patches.allSatisfy { if case .move = $0.operation { true } else { false } })
    }

    @Test func `one row to the other end is one move`() async throws {
        let toStart = try await patches(from: [1, 2, 3, 4, 5], to: [5, 1, 2, 3, 4])
        let toEnd = try await patches(from: [1, 2, 3, 4, 5], to: [2, 3, 4, 5, 1])

        #expect(toStart.count == 1)
        #expect(toEnd.count == 1)
    }

    @Test func `a shuffle of many rows is one permutation`() async throws {
        var random = SeededGenerator(seed: 7)
        let patches = try await patches(from: Array(0..<64), to: Array(0..<64).shuffled(using: &random))

        #expect(patches.count == 1)
        guard case .permute(_, let order) = patches.first?.operation else {
            Issue.record("expected a permutation, got \(patches)")
            return
        }
        #expect(order.count == 64)
    }

    @Test func `neighbouring new rows are one insert`() async throws {
        let patches = try await patches(from: [1, 2], to: [1, 7, 8, 9, 2])

        #expect(patches.count == 1)
    }

    @Test func `a replaced list is one insert and a remove per row`() async throws {
        let patches = try await patches(from: [1, 2, 3], to: [4, 5, 6, 7])

        #expect(patches.count == 4)
    }

    @Test(arguments: 1...30)
    func `random list edits with permutations rebuild the list`(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let universe = Array(0..<60)
        let old = Array(universe.shuffled(using: &random).prefix(Int.random(in: 0...60, using: &random)))
        let new = Array(universe.shuffled(using: &random).prefix(Int.random(in: 0...60, using: &random)))

        _ = try await patches(from: old, to: new)
    }
}

extension ElementTree {
    var allIDs: [Element.ID] { [id] + children.flatMap(\.allIDs) }

    func ids(of kind: Element.Kind) -> [Element.ID] {
        (element.kind == kind ? [id] : []) + children.flatMap { $0.ids(of: kind) }
    }

    /// The tree with all element IDs set to zero, to compare two hosts.
    var withoutIDs: ElementTree {
        var element = element
        // The questions of a layout are numbered, too.
        if let question = element.attributes.string(.proposals) {
            element.attributes[.proposals] = .string(String(question.drop { $0 != " " }))
        }
        return ElementTree(id: Element.ID(rawValue: 0), element: element, children: children.map(\.withoutIDs))
    }

    /// A description of the whole tree, with texts as code units, because strings with different code units can be equal.
    var exactDescription: String {
        let text = element.text.map { Array($0.utf16).description } ?? "none"
        let children = children.map(\.exactDescription).joined(separator: ",")
        return "\(element.kind) \(id) \(text) \(element.attributes) \(element.events) [\(children)]"
    }
}

extension [ElementTree] {
    fileprivate var lines: [Substring] { flatMap { $0.withoutIDs.description.split(separator: "\n") } }

    var exactDescription: String { map(\.exactDescription).joined(separator: "\n") }
}

extension Patch {
    var insertedIDs: [Element.ID] {
        if case .insert(let trees, _, _) = operation { trees.flatMap(\.allIDs) } else { [] }
    }
}

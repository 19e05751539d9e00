import OrielCombine
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

/// Random edits of a random tree: the client must end where the server's page is, and that must be where a page made anew is.
@MainActor
struct RandomEditTests {
    @Test(arguments: 1...40)
    func `a client follows any edits`(seed: Int) async throws {
        var gardener = RandomGardener(seed: UInt64(seed))
        let root = gardener.grow(depth: 4, kind: seed.isMultiple(of: 2) ? .stack : .group)
        let host = ViewHost { RandomTreeView(node: root) }
        let document = WebDocument()
        document.mount(host.elementTrees)
        let client = ClientModel(document, document.makePage())

        for round in 1...25 {
            for _ in 0..<Int.random(in: 1...4, using: &gardener.random) {
                let animation = [nil, Animation.linear].randomElement(using: &gardener.random)!
                withAnimation(animation) { gardener.edit(root) }
            }
            await host.settle()
            document.take(host.drainPatches())
            // A client that reads slowly gets several flushes at once.
            if Bool.random(using: &gardener.random) { continue }

            try client.apply(document.encodeChanges())
            // What was let go is made again by whatever is asked next.
            document.rest()
            #expect(document.isResting)

            let fresh = WebDocument()
            fresh.mount(host.elementTrees)
            let (html, wanted) = (document.html, fresh.html)
            try #require(html == wanted, "seed \(seed), round \(round): \(difference(html, wanted))")
            let expected = ClientModel(document, document.pageWithoutChange)
            try #require(client.root.describe() == expected.root.describe(), "seed \(seed), round \(round)")
            host.rest()
        }
    }
}

/// What two texts have at the first place where they differ.
private func difference(_ a: String, _ b: String) -> String {
    let count = zip(a.unicodeScalars, b.unicodeScalars).prefix { $0 == $1 }.count
    func excerpt(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(max(count - 60, 0)).prefix(140)))
    }
    return "\n  \(excerpt(a))\ninstead of\n  \(excerpt(b))"
}

extension WebDocument {
    /// The page as it stands, without making it the client's.
    fileprivate var pageWithoutChange: PageContent {
        PageContent(body: "", rules: "", firstNumber: 1, nodeCount: nodeCount)
    }
}

import OrielCombine
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

/// Tests of random edits of a random tree: the client, the server's page and a newly created page must be equal.
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
            // A slow client receives several flushes at once.
            if Bool.random(using: &gardener.random) { continue }

            try client.apply(document.encodeChanges())
            // The next access rebuilds the released content.
            document.releaseContent()
            let rebuilt = WebDocument()
            rebuilt.mount(host.elementTrees)
            try #require(document.isReleased, "\(difference(document.html, rebuilt.html))")

            let fresh = WebDocument()
            fresh.mount(host.elementTrees)
            let (html, wanted) = (document.html, fresh.html)
            try #require(html == wanted, "seed \(seed), round \(round): \(difference(html, wanted))")
            try #require(client.root.attributes[.dataScheme] == fresh.scheme, "seed \(seed), round \(round)")
            let expected = ClientModel(document, document.pageWithoutChange)
            expected.root.attributes = client.root.attributes
            try #require(client.root.describe() == expected.root.describe(), "seed \(seed), round \(round)")
            host.releaseContent()
        }
    }
}

/// Returns excerpts of two texts around their first difference.
private func difference(_ a: String, _ b: String) -> String {
    let count = zip(a.unicodeScalars, b.unicodeScalars).prefix { $0 == $1 }.count
    func excerpt(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(max(count - 60, 0)).prefix(140)))
    }
    return "\n  \(excerpt(a))\ninstead of\n  \(excerpt(b))"
}

extension WebDocument {
    /// The current page, without changing the client's state.
    fileprivate var pageWithoutChange: PageContent {
        PageContent(body: "", rules: "", scheme: nil, firstNumber: 1, nodeCount: nodeCount)
    }
}

import Encodings
import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct BrowserProofsTests {
    private let proofs = BrowserProofs(secret: Data(repeating: 7, count: 32), random: RandomBytes.make)
    private let ada = Handle("ada")!
    private let ben = Handle("ben")!

    @Test func `a browser is known for who has signed in there, and for nobody else`() {
        let proof = proofs.proof(adding: ada, to: nil)

        #expect(proofs.browser(of: proof, for: ada) != nil)
        #expect(proofs.browser(of: proof, for: ben) == nil)
        #expect(!proof.contains("ada"))
    }

    @Test func `several people share a browser, and each sign-in there has a new number`() {
        let first = proofs.proof(adding: ada, to: nil)
        let both = proofs.proof(adding: ben, to: first)
        let again = proofs.proof(adding: ada, to: both)

        #expect(proofs.browser(of: both, for: ada) == proofs.browser(of: first, for: ada))
        #expect(proofs.browser(of: again, for: ben) == proofs.browser(of: both, for: ben))
        #expect(proofs.browser(of: again, for: ada) != proofs.browser(of: first, for: ada))
        #expect(again.utf8.count == both.utf8.count)
    }

    @Test func `the last five people are known`() {
        let handles = (0..<7).map { Handle("person\($0)")! }
        let proof = handles.reduce(nil as String?) { proofs.proof(adding: $1, to: $0) }

        #expect(
            handles.map { proofs.browser(of: proof, for: $0) != nil } == [false, false, true, true, true, true, true]
        )
        #expect(proof?.utf8.count == 5 * 43 + 4)
    }

    @Test func `nobody makes up a proof`() {
        let proof = proofs.proof(adding: ada, to: nil)
        let other = BrowserProofs(secret: Data(repeating: 8, count: 32), random: RandomBytes.make)

        var forged = ["", ".", "x", String(repeating: "A", count: 43), String(repeating: ".", count: 100_000)]
        forged += [String(proof.dropLast()), proof + "A", other.proof(adding: ada, to: nil), "\(proof)\0", "\u{1F600}"]
        for (index, letter) in proof.enumerated() {
            var letters = Array(proof)
            letters[index] = letter == "A" ? "B" : "A"
            forged.append(String(letters))
        }

        for text in forged { #expect(proofs.browser(of: text, for: ada) == nil, "\(text.prefix(60))") }
        #expect(proofs.browser(of: nil, for: ada) == nil)
    }

    @Test func `what is no proof is not kept`() {
        let proof = proofs.proof(adding: ada, to: "nonsense.\(String(repeating: "A", count: 43)).; Secure")

        #expect(proof.split(separator: ".").count == 2)
        #expect(proof.utf8.allSatisfy { Base64URL.isLetter($0) || $0 == UInt8(ascii: ".") })
    }
}

import TestSupport
import Testing

@testable import OrielCore

@MainActor
@Suite struct ElementDifferenceTests {
    /// Returns the length of a longest increasing subsequence, by brute force.
    private func bruteForceLength(_ values: [Int]) -> Int {
        var longest = 0
        for mask in 0..<(1 << values.count) {
            let chosen = values.indices.filter { (mask >> $0) & 1 == 1 }.map { values[$0] }
            if zip(chosen, chosen.dropFirst()).allSatisfy(<) { longest = max(longest, chosen.count) }
        }
        return longest
    }

    @Test(arguments: 0..<60)
    func `a longest increasing subsequence is increasing and longest`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let values = Array((0..<(seed % 11)).shuffled(using: &random))

        let positions = longestIncreasingSubsequence(values)

        let chosen = positions.map { values[$0] }
        #expect(zip(positions, positions.dropFirst()).allSatisfy(<))
        #expect(zip(chosen, chosen.dropFirst()).allSatisfy(<))
        #expect(positions.count == bruteForceLength(values))
    }

    @Test func `nothing, one value and a falling row have short subsequences`() {
        #expect(longestIncreasingSubsequence([]) == [])
        #expect(longestIncreasingSubsequence([5]) == [0])
        #expect(longestIncreasingSubsequence([3, 2, 1]).count == 1)
        #expect(longestIncreasingSubsequence(Array(0..<1_000)) == Array(0..<1_000))
    }
}

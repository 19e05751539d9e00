import Foundation
import OrielCore
import Testing

@Suite struct IndexSetEditingTests {
    @Test(
        arguments: [([], "abcd"), ([0], "bcd"), ([1, 3], "ac"), ([0, 1, 2, 3], "")] as [(IndexSet, String)]
    )
    func `the elements at the offsets are removed`(offsets: IndexSet, expected: String) {
        var letters = Array("abcd")

        letters.remove(atOffsets: offsets)

        #expect(String(letters) == expected)
    }

    @Test(
        arguments: [
            ([0], 2, "bacd"), ([3], 0, "dabc"), ([0], 4, "bcda"), ([1], 1, "abcd"), ([1], 2, "abcd"),
            ([0, 3], 2, "badc"), ([1, 2], 0, "bcad"), ([], 3, "abcd"), ([0, 1, 2, 3], 2, "abcd"),
        ] as [(IndexSet, Int, String)]
    )
    func `the elements move in front of the destination`(source: IndexSet, destination: Int, expected: String) {
        var letters = Array("abcd")

        letters.move(fromOffsets: source, toOffset: destination)

        #expect(String(letters) == expected)
    }
}

import Combine
import Testing

@testable import GalleryPages

@MainActor
@Suite struct StreamOperatorTests {
    /// Sends 1, 2 to A, 7 to B, 2, 3 to A, and 8, 9 to B.
    private func results(of chosen: StreamOperator) -> [String] {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var results: [String] = []
        let subscription = chosen.output(of: a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
            .sink { results.append($0) }
        for (subject, number) in [(a, 1), (a, 2), (b, 7), (a, 2), (a, 3), (b, 8), (b, 9)] { subject.send(number) }
        subscription.cancel()
        return results
    }

    @Test(arguments: [
        (StreamOperator.filter, ["2", "2"]), (.removeDuplicates, ["1", "2", "3"]), (.map, ["10", "20", "20", "30"]),
        (.compactMap, ["two", "two", "three"]), (.flatMap, ["1", "-1", "2", "-2", "2", "-2", "3", "-3"]),
        (.prepend, ["0", "1", "2", "2", "3"]), (.append, ["1", "2", "2", "8", "9"]),
        (.merge, ["1", "2", "7", "2", "3", "8", "9"]),
        (.combineLatest, ["2+7", "2+7", "3+7", "3+8", "3+9"]), (.zip, ["1+7", "2+8", "2+9"]),
    ])
    func `an operator makes its values`(chosen: StreamOperator, expected: [String]) {
        #expect(results(of: chosen) == expected)
    }

    @Test func `a marble lies in its lane and in the output`() {
        let model = MarbleModel(.map)

        model.sendButtonTapped(.a)
        model.sendButtonTapped(.a)

        #expect(model.marbles[.a]?.map(\.text) == ["1", "2"])
        #expect(model.marbles[.output]?.map(\.text) == ["10", "20"])
        model.chosen = .zip
        #expect(model.marbles.isEmpty)
    }

    @Test func `a series is played to its end`() async {
        let model = MarbleModel(.merge, pause: 0.01)

        model.playButtonTapped()
        #expect(model.isPlaying)
        for await isPlaying in model.$isPlaying.values where !isPlaying { break }

        #expect(model.marbles[.output]?.map(\.text) == ["1", "2", "7", "2", "8", "3", "4", "9", "5", "6", "7"])
    }
}

import Foundation
import OrielUIKit
import Testing

@testable import OrielCore

@Suite struct ConstraintAxisTests {
    private typealias Term = ConstraintRelation.Term
    private typealias Value = ConstraintRelation.Value

    private func relation(
        _ view: Int,
        _ value: Value,
        _ other: (Int, Value)? = nil,
        _ constant: CGFloat = 0,
        _ relation: NSLayoutConstraint.Relation = .equal,
        multiplier: CGFloat = 1,
        priority: Float = 1000
    ) -> ConstraintRelation {
        ConstraintRelation(
            isHorizontal: true,
            first: Term(view: view, value: value),
            second: other.map { Term(view: $0.0, value: $0.1) },
            relation: relation,
            multiplier: multiplier,
            constant: constant,
            priority: priority
        )
    }

    private func solve(
        _ relations: [ConstraintRelation],
        lengths: [CGFloat],
        in container: CGFloat?,
        hugging: [Float]? = nil
    ) -> ConstraintAxis.Solution {
        ConstraintAxis(relations, hugging: hugging ?? lengths.map { _ in 250 }) { view, limit in
            limit.map { min($0, lengths[view]) } ?? lengths[view]
        }
        .solved(in: container)
    }

    @Test func `a chain of views places each after the one before`() {
        let relations = [
            relation(0, .start, (-1, .start), 8), relation(1, .start, (0, .end), 12), relation(1, .end, (-1, .end), -8),
        ]
        let fixed = solve(relations, lengths: [40, 30], in: 200)
        #expect(fixed.starts == [8, 60] && fixed.lengths == [40, 132])
        let free = solve(relations, lengths: [40, 30], in: nil)
        #expect(free.container == 98 && free.lengths == [40, 30])
    }

    @Test func `a view is centred, and as wide as half of its container`() {
        let centred = solve([relation(0, .center, (-1, .center), 4)], lengths: [50], in: 200)
        #expect(centred.starts == [79] && centred.lengths == [50])
        let half = solve(
            [relation(0, .length, (-1, .length), 0, multiplier: 0.5), relation(0, .end, (-1, .end))],
            lengths: [10],
            in: 200
        )
        #expect(half.starts == [100] && half.lengths == [100])
    }

    @Test func `two views are equally long between the edges of a container`() {
        let relations = [
            relation(0, .start, (-1, .start)), relation(1, .length, (0, .length)), relation(1, .end, (-1, .end)),
        ]
        let places = solve(relations, lengths: [40, 90], in: 200)
        #expect(places.lengths == [40, 40] && places.starts == [0, 160])
    }

    @Test func `an inequality limits the length of a content`() {
        let relations = [relation(0, .start, (-1, .start), 10), relation(0, .end, (-1, .end), -10, .lessThanOrEqual)]
        #expect(solve(relations, lengths: [500], in: 200).lengths == [180])
        #expect(solve(relations, lengths: [50], in: 200).lengths == [50])
    }

    @Test func `the longest of two views with the same edges determines the length of the container`() {
        let relations = [
            relation(0, .start, (-1, .start), 8), relation(1, .start, (0, .start)), relation(1, .end, (0, .end)),
            relation(0, .end, (-1, .end), -8),
        ]
        #expect(solve(relations, lengths: [30, 90], in: nil).container == 106)
    }

    @Test func `the view with the lower hugging priority fills what is left`() {
        let relations = [
            relation(0, .start, (-1, .start)), relation(1, .start, (0, .end), 10), relation(1, .end, (-1, .end)),
        ]
        #expect(solve(relations, lengths: [40, 30], in: 200).lengths == [40, 150])
        #expect(solve(relations, lengths: [40, 30], in: 200, hugging: [250, 251]).lengths == [160, 30])
    }

    @Test func `views without relations have the length of their content`() {
        let places = solve([], lengths: [30], in: 100)
        #expect(places.starts == [0] && places.lengths == [30])
    }
}

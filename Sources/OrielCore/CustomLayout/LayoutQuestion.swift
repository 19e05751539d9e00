import Foundation

/// A request to the browser to measure all items for several proposals.
struct LayoutQuestion {
    /// Distinguishes the answers to this question from those to earlier ones.
    private var number = 0
    private var proposals: [LayoutProposal] = []
    private var items: [Element.ID] = []
    /// The number of questions since the items or the offered size changed. Limits a layout that never settles.
    private var repetitions = 0
    private var recentOffers: [CGSize] = []

    /// The attribute for the client: the number and the proposals.
    var text: String { ([String(number)] + proposals.map(\.text)).joined(separator: " ") }

    /// Resets the count, unless the layout has had the size recently: it may alternate between sizes forever.
    mutating func offerDidChange(to size: CGSize) {
        if !recentOffers.contains(size) { repetitions = 0 }
        recentOffers = recentOffers.suffix(7) + [size]
    }

    mutating func contentDidChange() { repetitions = 0 }

    /// Requests the sizes that the layout needs.
    ///
    /// - Returns: False if too many questions have been asked.
    mutating func ask(_ views: [LayoutItem], at ids: [Element.ID], upTo most: Int) -> Bool {
        var wanted: [LayoutProposal] = []
        var seen: Set<LayoutProposal> = []
        for view in views {
            for proposal in view.wanted where seen.insert(proposal).inserted { wanted.append(proposal) }
        }
        // An answer has at most 4096 numbers.
        wanted.removeLast(max(0, wanted.count - min(most, 2000 / max(1, views.count))))
        guard wanted != proposals || ids != items else { return true }
        repetitions = ids == items ? repetitions + 1 : 0
        guard repetitions <= 16 else { return false }
        number = (number + 1) % 1_000_000
        (proposals, items) = (wanted, ids)
        return true
    }

    /// Returns the sizes of each item in an answer; nil if it does not answer this question.
    ///
    /// - Parameter numbers: The width and the height of each item in the first proposal, then in the next one.
    func sizes(in numbers: ArraySlice<Double>, number: Double) -> [[LayoutProposal: CGSize]]? {
        guard number == Double(self.number), numbers.count == proposals.count * items.count * 2 else { return nil }
        return items.indices.map { item in
            var sizes: [LayoutProposal: CGSize] = [:]
            for (index, proposal) in proposals.enumerated() {
                let place = numbers.startIndex + (index * items.count + item) * 2
                func length(_ offset: Int) -> CGFloat {
                    // The view fills an infinite proposal.
                    numbers[place + offset] >= Double(LayoutProposal.longest) - 1
                        ? .infinity : CGFloat(numbers[place + offset])
                }
                sizes[proposal] = CGSize(width: length(0), height: length(1))
            }
            return sizes
        }
    }
}

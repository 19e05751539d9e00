/// A length of time as values of units, from the longest to the shortest.
struct TimeLength {
    var values: [(unit: TimeUnit, value: Int)]

    /// Adds the first value to the next if it is a single unit: 1 minute and 3 seconds become 63 seconds.
    mutating func collapseLargest() {
        guard let first = values.firstIndex(where: { $0.value != 0 }), first + 1 < values.count else { return }
        let (longer, shorter) = (values[first], values[first + 1])
        guard longer.value.magnitude == 1, shorter.value != 0, shorter.unit.rawValue == longer.unit.rawValue + 1,
            let count = shorter.unit.countInLonger
        else { return }
        values[first].value = 0
        values[first + 1].value += longer.value * count
    }

    /// Removes the zeros that a behavior drops. A length of zero keeps its shortest unit.
    mutating func dropZeros(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool) {
        var behavior = behavior
        if behavior.contains(.default) { behavior.formUnion(isPositional ? .dropLeading : .dropAll) }
        guard let first = values.firstIndex(where: { $0.value != 0 }),
            let last = values.lastIndex(where: { $0.value != 0 })
        else {
            if !behavior.isDisjoint(with: .dropAll) { values.removeFirst(values.count - 1) }
            return
        }
        values = values.enumerated().filter { index, entry in
            if entry.value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }
}

/// A read of a part of a binding's value: whoever makes it is told of changes of that part only.
struct PartialRead<Value> {
    /// Whose read it is.
    let reader: PartReader
    let isSame: (Value, Value) -> Bool

    init(_ reader: PartReader, isSame: @escaping (Value, Value) -> Bool) {
        self.reader = reader
        self.isSame = isSame
    }

    /// A read of all there is at a location, which itself is part of another.
    init(_ reader: PartReader) {
        self.init(reader) { old, new in
            // Called by the graph only.
            nonisolated(unsafe) let (old, new) = (old, new)
            return withMainActorUnchecked { FieldComparison.areEqual(old, new) }
        }
    }
}

/// What a location that is part of another keeps about its reads.
final class PartReader {
    /// Made at the first read inside a body, by the location that owns the whole.
    fileprivate var source: DependencySource?
}

/// Those who read a state through bindings: the whole of it, or parts.
@MainActor
final class StateReaders<Value>: DependencySource {
    /// From how many dependencies on a node is told of every change, since each more is looked for among all.
    private static var partsPerNode: Int { 16 }

    private var parts: [UInt64: StatePart<Value>] = [:]
    private var lastNumber: UInt64 = 0

    override var canBeAwaited: Bool { true }

    func noteRead(of part: PartialRead<Value>, by node: ViewNode) {
        if node.depends(on: self, orOnMoreThan: Self.partsPerNode) { return node.depend(on: self) }
        let source = part.reader.source as? StatePart<Value> ?? makePart(part)
        parts[source.number] = source
        node.depend(on: source)
    }

    private func makePart(_ part: PartialRead<Value>) -> StatePart<Value> {
        lastNumber += 1
        let source = StatePart(number: lastNumber, isSame: part.isSame)
        source.onEnd = { [weak self] number in self?.parts[number] = nil }
        part.reader.source = source
        return source
    }

    /// Marks those dirty who read a part that differs; all parts, where the values are not known.
    func invalidateParts(_ values: (old: Value, new: Value)?, transaction: Transaction?) {
        guard !parts.isEmpty else { return }
        var changed = Array(parts.values)
        if let values { changed.removeAll { $0.isSame(values.old, values.new) } }
        // A dictionary has no order, and the same changes must give the same patches.
        for part in changed.sorted(by: { $0.number < $1.number }) { part.invalidateReaders(transaction) }
    }
}

/// Those who read one part of a state.
private final class StatePart<Value>: DependencySource {
    let number: UInt64
    let isSame: (Value, Value) -> Bool
    var onEnd: ((UInt64) -> Void)?

    init(number: UInt64, isSame: @escaping (Value, Value) -> Bool) {
        self.number = number
        self.isSame = isSame
    }

    override var canBeAwaited: Bool { true }

    override func lastReaderDidLeave() { onEnd?(number) }
}

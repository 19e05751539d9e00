/// A read of a part of a binding's value; the reader is notified of changes of that part only.
struct PartialRead<Value> {
    /// The reader that makes the read.
    let reader: PartReader
    let isSame: (Value, Value) -> Bool

    init(_ reader: PartReader, isSame: @escaping (Value, Value) -> Bool) {
        self.reader = reader
        self.isSame = isSame
    }

    /// Creates a read of the entire value of a location, which is itself part of another location.
    init(_ reader: PartReader) {
        self.init(reader) { old, new in
            // Only the graph calls this closure.
            nonisolated(unsafe) let (old, new) = (old, new)
            return withMainActorUnchecked { FieldComparison.areEqual(old, new) }
        }
    }
}

/// The read state of a location that is part of another.
final class PartReader {
    /// Created at the first read inside a body by the location that owns the whole value.
    fileprivate var source: DependencySource?
}

/// The readers of a state through bindings: of the whole value, or of parts.
@MainActor
final class StateReaders<Value>: DependencySource {
    /// The number of dependencies above which a node is notified of every change, since the search for an edge is
    /// linear.
    private static var partsPerNode: Int { 16 }

    private var parts: [UInt64: StatePart<Value>] = [:]
    private var lastNumber: UInt64 = 0

    override var announcesChanges: Bool { true }

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

    /// Whether a source is one of the parts.
    func hasPart(_ source: AnyObject) -> Bool {
        (source as? StatePart<Value>).map { parts[$0.number] === $0 } ?? false
    }

    /// Marks the readers of changed parts dirty; the readers of all parts if the values are unknown.
    func invalidateParts(_ values: (old: Value, new: Value)?, transaction: Transaction?) {
        guard !parts.isEmpty else { return }
        var changed = Array(parts.values)
        if let values { changed.removeAll { $0.isSame(values.old, values.new) } }
        // A dictionary is unordered, and equal changes must give equal patches.
        for part in changed.sorted(by: { $0.number < $1.number }) { part.invalidateReaders(transaction) }
    }
}

/// The readers of one part of a state.
private final class StatePart<Value>: DependencySource {
    let number: UInt64
    let isSame: (Value, Value) -> Bool
    var onEnd: ((UInt64) -> Void)?

    init(number: UInt64, isSame: @escaping (Value, Value) -> Bool) {
        self.number = number
        self.isSame = isSame
    }

    override var announcesChanges: Bool { true }

    override func lastReaderDidLeave() { onEnd?(number) }
}

/// A completer for optionals: writes nil as null.
final class OptionalCompleter<Wrapped>: Completer {
    private let wrapped: any Completer
    private let isLeaf: Bool

    init(_ wrapped: any Completer, isLeaf: Bool) {
        self.wrapped = wrapped
        self.isLeaf = isLeaf
    }

    var isNullable: Bool { true }

    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        guard let present = value.assumingMemoryBound(to: Wrapped?.self).pointee else {
            execution.buffer.appendNull()
            return true
        }
        withUnsafePointer(to: present) { present in
            if isLeaf {
                // A failed leaf has written nothing and left no holes, so nothing needs to be undone.
                if !wrapped.write(present, of: field, execution) { execution.buffer.appendNull() }
            } else {
                execution.writeNullable { wrapped.write(present, of: field, execution) }
            }
        }
        return true
    }
}

/// A completer for optional strings; writes the text without copying it.
final class OptionalStringCompleter: Completer {
    var isNullable: Bool { true }

    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        if let text = value.assumingMemoryBound(to: String?.self).pointee {
            execution.buffer.append(json: text)
        } else {
            execution.buffer.appendNull()
        }
        return true
    }
}

/// A completer for lists.
final class ListCompleter<Element>: Completer {
    private let element: any Completer

    init(_ element: any Completer) {
        self.element = element
    }

    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        value.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBufferPointer { elements in
            execution.writeList(count: elements.count, at: field) { index in
                element.write(elements.baseAddress! + index, of: field, execution)
            }
        }
    }
}

import Observation

// The standard library's equivalents are not built for the Swift 6 language mode, so the compiler adds an executor
// check to each main-actor closure passed to them: 20-30 ns, several times per body. These functions accept the closure
// as one of this module and pass on one that is not isolated to an actor.

/// Calls `body` with memory for one value, which it must leave uninitialised.
@inline(__always)
func withTemporary<T, Result>(of type: T.Type, _ body: (UnsafeMutablePointer<T>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
        // A temporary allocation always has a base address.
        body(buffer.baseAddress.unsafelyUnwrapped)
    }
}

/// Makes a value and passes it to `body`.
@inline(__always)
func handOver<T, Result>(_ value: @autoclosure () -> T, to body: (OwnedValue) -> Result) -> Result {
    withTemporary(of: T.self) { pointer in
        pointer.initialize(to: value())
        return body(OwnedValue(pointer))
    }
}

/// Calls `body` with the address of a value.
@inline(__always)
func withPointer<T, Result>(to value: inout T, _ body: (UnsafeMutablePointer<T>) -> Result) -> Result {
    withUnsafeMutablePointer(to: &value) { body($0) }
}

/// Runs `body`; if it reads an `@Observable` property, calls `onChange` once to get the change handler.
@inline(__always)
func withPropertyTracking(_ body: () -> Void, onChange: () -> @Sendable () -> Void) {
    withObservationTracking({ body() }, onChange: onChange())
}

import Observation

// The standard library's functions of the same purpose are not built for the Swift 6 language mode, so the compiler puts
// a check of the executor into each main-actor closure handed to them: 20-30 ns, several times per body. These take the
// closure as one of this module and hand on one that belongs to no actor.

/// Gives `body` memory for one value, which it has to leave uninitialised.
@inline(__always)
func withTemporary<T, Result>(of type: T.Type, _ body: (UnsafeMutablePointer<T>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
        // A temporary allocation always has a base address.
        body(buffer.baseAddress.unsafelyUnwrapped)
    }
}

/// Makes a value and hands it over to `body`.
@inline(__always)
func handOver<T, Result>(_ value: @autoclosure () -> T, to body: (OwnedValue) -> Result) -> Result {
    withTemporary(of: T.self) { pointer in
        pointer.initialize(to: value())
        return body(OwnedValue(pointer))
    }
}

/// Gives `body` the address of a value.
@inline(__always)
func withPointer<T, Result>(to value: inout T, _ body: (UnsafeMutablePointer<T>) -> Result) -> Result {
    withUnsafeMutablePointer(to: &value) { body($0) }
}

/// Runs `body`; if it reads an `@Observable` property, `onChange` is asked once for what to call on a change.
@inline(__always)
func withPropertyTracking(_ body: () -> Void, onChange: () -> @Sendable () -> Void) {
    withObservationTracking({ body() }, onChange: onChange())
}

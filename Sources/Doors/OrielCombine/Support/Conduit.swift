import OpenCombine

/// One subscriber of a publisher that hands the same values to many.
class Conduit<Output>: Subscription {
    /// Delivers a value if there is demand for it.
    func send(_ value: Output) {
        preconditionFailure("Conduit.send(_:) must be overridden")
    }

    func request(_ demand: Subscribers.Demand) {
        preconditionFailure("Conduit.request(_:) must be overridden")
    }

    func cancel() {
        preconditionFailure("Conduit.cancel() must be overridden")
    }
}

/// A publisher that keeps conduits and forgets those that were cancelled.
protocol ConduitOwner: AnyObject {
    func remove(_ conduit: AnyObject)
}

/// What to do with a value that comes while there is no demand.
enum UnrequestedValue {
    case drop
    /// Keep it until it is asked for or a newer one comes.
    case keepNewest
}

public import OpenCombine

extension Publisher {
    /// Publishes the latest values of two publishers whenever one of them publishes, once both have published.
    ///
    ///     name.combineLatest(password).map { !$0.isEmpty && $1.count > 7 }
    ///
    /// Finishes when both have finished; fails when one fails.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        .init(self, other)
    }

    /// Publishes the transformed latest values of two publishers whenever one of them publishes, once both have
    /// published.
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        .init(upstream: combineLatest(other)) { transform($0.0, $0.1) }
    }

    /// Publishes the latest values of three publishers whenever one of them publishes, once all have published.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P,
        _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        .init(self, publisher1, publisher2)
    }

    /// Publishes the transformed latest values of three publishers whenever one of them publishes, once all have
    /// published.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        .init(upstream: combineLatest(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes the latest values of four publishers whenever one of them publishes, once all have published.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        .init(self, publisher1, publisher2, publisher3)
    }

    /// Publishes the transformed latest values of four publishers whenever one of them publishes, once all have
    /// published.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        .init(upstream: combineLatest(publisher1, publisher2, publisher3)) { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

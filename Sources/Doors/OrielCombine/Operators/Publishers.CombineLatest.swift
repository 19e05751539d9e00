public import OpenCombine

extension Publishers {
    /// A publisher of the latest values of two publishers; emits whenever one of them publishes, once both have
    /// published.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let (a, b) = (LatestValue<A.Output>(), LatestValue<B.Output>())
            let combiner = LatestCombiner(subscriber, count: 2) {
                guard let a = a.value, let b = b.value else { return nil }
                return (a, b)
            }
            combiner.start()
            combiner.follow(self.a, at: 0, a)
            combiner.follow(self.b, at: 1, b)
        }
    }

    /// A publisher of the latest values of three publishers; emits whenever one of them publishes, once all have
    /// published.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let (a, b, c) = (LatestValue<A.Output>(), LatestValue<B.Output>(), LatestValue<C.Output>())
            let combiner = LatestCombiner(subscriber, count: 3) {
                guard let a = a.value, let b = b.value, let c = c.value else { return nil }
                return (a, b, c)
            }
            combiner.start()
            combiner.follow(self.a, at: 0, a)
            combiner.follow(self.b, at: 1, b)
            combiner.follow(self.c, at: 2, c)
        }
    }

    /// A publisher of the latest values of four publishers; emits whenever one of them publishes, once all have
    /// published.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let (a, b) = (LatestValue<A.Output>(), LatestValue<B.Output>())
            let (c, d) = (LatestValue<C.Output>(), LatestValue<D.Output>())
            let combiner = LatestCombiner(subscriber, count: 4) {
                guard let a = a.value, let b = b.value, let c = c.value, let d = d.value else { return nil }
                return (a, b, c, d)
            }
            combiner.start()
            combiner.follow(self.a, at: 0, a)
            combiner.follow(self.b, at: 1, b)
            combiner.follow(self.c, at: 2, c)
            combiner.follow(self.d, at: 3, d)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

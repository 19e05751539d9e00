/// Which works of a pool wait for each other.
public enum PostgreSQLScope: Sendable, Equatable {
    /// Runs alone: waits for all works before it, and those after it wait.
    case everything
    /// Waits for works before it that have one of the same keys, and for those that run alone.
    case keys(Set<String>)
}

/// The scopes of several works, to decide whether another one may run at the same time.
struct PostgreSQLClaims {
    private var count = 0
    /// Whether one of them runs alone, so that no other is admitted.
    private(set) var isEverything = false
    private var keys: Set<String> = []

    func admits(_ scope: PostgreSQLScope) -> Bool {
        switch scope {
        case .everything: count == 0
        case .keys(let keys): !isEverything && self.keys.isDisjoint(with: keys)
        }
    }

    mutating func add(_ scope: PostgreSQLScope) {
        count += 1
        switch scope {
        case .everything: isEverything = true
        case .keys(let keys): self.keys.formUnion(keys)
        }
    }

    /// Takes back a scope that `admits` allowed before it was added, so none of its keys belongs to another work.
    mutating func remove(_ scope: PostgreSQLScope) {
        count -= 1
        switch scope {
        case .everything: isEverything = false
        case .keys(let keys): self.keys.subtract(keys)
        }
    }
}

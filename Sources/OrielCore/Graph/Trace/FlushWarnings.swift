/// A hint that a view could be written to do less.
package struct TraceWarning: Hashable, Sendable, Encodable {
    package enum Kind: String, Sendable, Encodable {
        /// A body took longer than the limit.
        case slowBody
        /// A body ran only because its parent passed new closures, or new values that cannot be compared.
        case incomparable
        /// Actions of `onChange` follow each other in one flush.
        case hotChange
        /// The graph has reported something.
        case issue
    }

    package let kind: Kind
    /// The view.
    package let view: String
    package let text: String
}

extension FlushRecord {
    /// The time in seconds above which a body is slow.
    private static let slowBody = 0.005
    /// The number of `onChange` actions of one view in a flush from which on they are many.
    private static let manyChanges = 5
    /// The number of rounds from which on a flush does not come to rest quickly.
    private static let manyRounds = 5

    /// What the record hints at, without repetitions.
    package var warnings: [TraceWarning] {
        var warnings: [TraceWarning] = []
        func add(_ kind: TraceWarning.Kind, _ view: String, _ text: String) {
            let warning = TraceWarning(kind: kind, view: view, text: text)
            if !warnings.contains(warning) { warnings.append(warning) }
        }
        for run in bodies where run.isAppDefined {
            if run.bodyDuration > Self.slowBody {
                let limit = Int(Self.slowBody * 1000)
                add(.slowBody, run.name, "The body took more than \(limit) ms. Move the work to a model or a task.")
            }
            if let fields = run.fieldsWithoutValues {
                let names = fields.map(\.name).joined(separator: ", ")
                let cause =
                    fields.contains { $0.reason == .closure }
                    ? "a new closure was passed for \(names)" : "the values of \(names) cannot be compared"
                add(
                    .incomparable,
                    run.name,
                    "The body ran only because \(cause). Pass values that are Equatable, or make the view Equatable."
                )
            }
        }
        for (view, count) in changeActions.sorted(by: { $0.key < $1.key })
        where count >= Self.manyChanges || rounds >= Self.manyRounds {
            add(.hotChange, view, "onChange ran \(count) times in \(rounds) rounds of one update.")
        }
        for issue in issues { add(.issue, "", issue.message) }
        return warnings
    }
}

extension BodyRun {
    /// The fields that caused the run, if all of them may have equal values.
    fileprivate var fieldsWithoutValues: [FieldChange]? {
        guard causes.count == 1, case .fields(let fields) = causes[0], fields.allSatisfy({ $0.reason != .value }) else {
            return nil
        }
        return fields
    }
}

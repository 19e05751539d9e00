/// The values that a view inherits from its ancestors.
///
/// Copies are cheap: they share storage with the original.
public struct EnvironmentValues: CustomStringConvertible {
    var head: EnvironmentCell?

    /// Creates an environment without values.
    public init() {}

    init(head: EnvironmentCell?) { self.head = head }

    /// The value of a key, or the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let cell = head?.cell(for: ObjectIdentifier(key)) else {
                noteRead(nil)
                return K.defaultValue
            }
            noteRead(cell)
            return cell.value(as: K.Value.self)
        }
        set { head = TypedEnvironmentCell(newValue, key: ObjectIdentifier(key), next: head) }
    }

    @inline(__always)
    private func noteRead(_ cell: EnvironmentCell?) {
        Evaluation.withNode { node in
            node.flags.insert(.readsEnvironment)
            if let cell { withMainActorUnchecked { node.depend(on: cell) } }
        }
    }

    public var description: String {
        var names: [String] = []
        var cell = head
        while let current = cell {
            names.append(String(describing: type(of: current)))
            cell = current.next
        }
        return "EnvironmentValues(\(names.joined(separator: ", ")))"
    }
}

/// A modifier that reads settings of bars that the views inside declare, and keeps them from ancestors. Other settings pass.
struct BarReader<Part: Equatable> {
    let part: WritableKeyPath<NavigationBar, Part>
    /// The value if no view declares settings.
    let empty: Part
    let didChange: @MainActor (Part) -> Void

    init(_ part: WritableKeyPath<NavigationBar, Part>, empty: Part, didChange: @escaping @MainActor (Part) -> Void) {
        self.part = part
        self.empty = empty
        self.didChange = didChange
    }
}

extension BarReader: ViewModifier, BehaviorModifier {
    typealias Body = Never

    /// Returns nil: nothing has been reported yet.
    func makeState() -> Part? { nil }

    func willMount(on node: ViewNode, state: inout Part?) {
        node.flags.insert(.observesPreferences)
        node.graph.preferences.invalidate(node)
    }

    func preferencesDidChange(on node: ViewNode, state: inout Part?) {
        let settings = node.preferenceOfChildren(NavigationBarKey.self)?[keyPath: part] ?? empty
        guard settings != state else { return }
        state = settings
        didChange(settings)
    }

    /// A new node reports the settings again; equal ones change nothing.
    func canBeRebuilt(on node: ViewNode, state: Part?) -> Bool { true }

    func preferenceWrite(for key: ObjectIdentifier) -> PreferenceWrite? {
        guard key == ObjectIdentifier(NavigationBarKey.self) else { return nil }
        return .transform { value in
            guard var bar = value as? NavigationBar else { return }
            bar[keyPath: part] = empty
            value = bar
        }
    }
}

import Combine

/// A toggle store that uses the person's override, then the host's value, then the registered default.
@MainActor
public final class TogglesDataStore: TogglesDataStoreType {
    private struct State: Equatable {
        var overrides: [String: Bool] = [:]
        var remote: [String: Bool] = [:]
    }

    private let buildTarget: BuildTarget
    private let overrides: KeyValueStore
    private var defaults: [String: Bool] = [:]
    private let state = CurrentValueSubject<State, Never>(State())
    private var subscriptions: Set<AnyCancellable> = []

    public private(set) var toggles: [any ToggleType] = []

    /// - Parameter overrides: The store of the person's overrides.
    public init(
        buildTarget: BuildTarget = .current,
        remote: (any RemoteTogglesProvider)? = nil,
        overrides: KeyValueStore = .inMemory()
    ) {
        self.buildTarget = buildTarget
        self.overrides = overrides
        for toggle in InternalToggle.allCases { register(toggle, default: toggle.isOnByDefault) }
        remote?.values.sink { [weak self] in self?.set(\.remote, to: $0) }.store(in: &subscriptions)
        overrides.values.map(Self.choices).sink { [weak self] in self?.set(\.overrides, to: $0) }
            .store(in: &subscriptions)
    }

    /// Registers a toggle with its default value.
    public func register(_ toggle: some ToggleType, default isOn: Bool) {
        if defaults[toggle.key] == nil { toggles.append(toggle) }
        defaults[toggle.key] = isOn
    }

    public func isToggleOn(_ toggle: some ToggleType) -> Bool { isOn(toggle, in: state.value) }

    public func publisher(for toggle: some ToggleType) -> AnyPublisher<Bool, Never> {
        state.map { [self] in isOn(toggle, in: $0) }.removeDuplicates().eraseToAnyPublisher()
    }

    public func override(of toggle: some ToggleType) -> Bool? { state.value.overrides[toggle.key] }

    public func setOverride(of toggle: some ToggleType, to isOn: Bool?) {
        precondition(!(toggle is BuildTargetToggle), "The build target cannot be changed at run time.")
        overrides.set(Self.prefix + toggle.key, isOn.map { $0 ? "on" : "off" })
    }

    private func isOn(_ toggle: some ToggleType, in state: State) -> Bool {
        if let toggle = toggle as? BuildTargetToggle {
            return switch toggle {
            case .debug: buildTarget == .debug
            case .internal: buildTarget != .production
            }
        }
        guard let registered = defaults[toggle.key] else {
            preconditionFailure("The toggle '\(toggle.key)' is not registered; call register(_:default:) first.")
        }
        return state.overrides[toggle.key] ?? state.remote[toggle.key] ?? registered
    }

    private func set(_ part: WritableKeyPath<State, [String: Bool]>, to values: [String: Bool]) {
        if state.value[keyPath: part] != values { state.value[keyPath: part] = values }
    }

    private static let prefix = "toggle."

    /// Returns the stored overrides; values other than "on" and "off" are ignored.
    private static func choices(in values: [String: String]) -> [String: Bool] {
        var choices: [String: Bool] = [:]
        for (key, value) in values where key.hasPrefix(prefix) {
            switch value {
            case "on": choices[String(key.dropFirst(prefix.count))] = true
            case "off": choices[String(key.dropFirst(prefix.count))] = false
            default: continue
            }
        }
        return choices
    }
}

import Combine
import MomentsFoundations

/// A toggle store with a test's values. Fails the test when another toggle is read.
@MainActor
public final class StubTogglesDataStore: TogglesDataStoreType {
    private let values: CurrentValueSubject<[String: Bool], Never>
    private var overrides: [String: Bool] = [:]
    public var toggles: [any ToggleType] = InternalToggle.allCases

    public init(_ values: [String: Bool] = [:]) { self.values = CurrentValueSubject(values) }

    /// Creates a store with only the toggle for likes.
    public convenience init(likes: Bool) {
        self.init([InternalToggle.isLikeButtonForMomentEnabled.key: likes])
    }

    public func set(_ toggle: some ToggleType, to isOn: Bool) { values.value[toggle.key] = isOn }

    public func isToggleOn(_ toggle: some ToggleType) -> Bool {
        guard let isOn = values.value[toggle.key] else {
            _ = unstubbed("isToggleOn(\(toggle.key))")
            return false
        }
        return isOn
    }

    public func publisher(for toggle: some ToggleType) -> AnyPublisher<Bool, Never> {
        values.map { values in
            guard let isOn = values[toggle.key] else {
                _ = unstubbed("publisher(for: \(toggle.key))")
                return false
            }
            return isOn
        }
        .removeDuplicates()
        .eraseToAnyPublisher()
    }

    public func override(of toggle: some ToggleType) -> Bool? { overrides[toggle.key] }

    public func setOverride(of toggle: some ToggleType, to isOn: Bool?) {
        overrides[toggle.key] = isOn
        if let isOn { set(toggle, to: isOn) }
    }
}

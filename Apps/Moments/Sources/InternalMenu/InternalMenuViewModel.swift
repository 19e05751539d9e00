import Combine
import ListKit
import MomentsFoundations

/// What those who make the app want to see and to switch.
@MainActor
public final class InternalMenuViewModel {
    private let store: any TogglesDataStoreType
    private let tracking: any TrackingRepoType
    private let stopServer: (@Sendable () -> Void)?
    private let subject: CurrentValueSubject<InternalMenuPage, Never>
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameter stopServer: Stops the program; nil where nobody may. Debug builds only.
    public init(
        version: String,
        buildTarget: BuildTarget = .current,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType,
        stopServer: (@Sendable () -> Void)? = nil
    ) {
        store = toggles
        self.tracking = tracking
        self.stopServer = buildTarget == .debug ? stopServer : nil
        subject = CurrentValueSubject(InternalMenuPage(version: version, buildTarget: buildTarget))
        subject.value.canStopServer = self.stopServer != nil
        for toggle in toggles.toggles { follow(toggle) }
    }

    public var page: StateStream<InternalMenuPage> { StateStream(subject) }

    public func trackScreenviews() { tracking.track(.screenView("internal-menu")) }

    /// The person has switched a toggle for themself.
    public func toggleSwitched(_ key: String, to isOn: Bool) {
        guard let toggle = store.toggles.first(where: { $0.key == key }) else { return }
        store.setOverride(of: toggle, to: isOn)
        show()
    }

    /// The person wants a toggle as the host has set it.
    public func overrideRemoved(_ key: String) {
        guard let toggle = store.toggles.first(where: { $0.key == key }) else { return }
        store.setOverride(of: toggle, to: nil)
        show()
    }

    public func stopServerTapped() { stopServer?() }

    private func follow(_ toggle: some ToggleType) {
        store.publisher(for: toggle).sink { [weak self] _ in self?.show() }.store(in: &subscriptions)
    }

    private func show() {
        let rows = store.toggles.map { row(of: $0) }
        if rows != subject.value.toggles { subject.value.toggles = rows }
    }

    private func row(of toggle: some ToggleType) -> InternalMenuPage.ToggleRow {
        InternalMenuPage.ToggleRow(
            key: toggle.key,
            isOn: store.isToggleOn(toggle),
            isOverridden: store.override(of: toggle) != nil
        )
    }
}

import Combine
import Dispatch
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the internal menu: facts, toggles and tools for developers and testers.
@MainActor
public final class InternalMenuViewModel {
    private let toggles: any TogglesDataStoreType
    private let tracking: any TrackingRepoType
    private let isDemo: Bool
    private let stopServer: (@MainActor () async throws -> Void)?
    private let subject: CurrentValueSubject<InternalMenuPage, Never>
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - version: The version of the program.
    ///   - isDemo: Whether all people may stop the server, not only admins.
    ///   - stopServer: Stops the program, which its supervisor restarts, or throws; nil if it cannot be stopped.
    public init(
        account: any AccountRepoType,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType,
        version: String,
        isDemo: Bool = false,
        stopServer: (@MainActor () async throws -> Void)? = nil
    ) {
        self.toggles = toggles
        self.tracking = tracking
        self.isDemo = isDemo
        self.stopServer = stopServer
        subject = CurrentValueSubject(
            InternalMenuPage(
                buildTarget: Self.buildTarget(by: toggles),
                version: version,
                viewer: account.currentAccount.viewer,
                toggles: Self.states(of: toggles),
                canStopServer: false
            )
        )
        account.account.sink { [weak self] in self?.show($0.viewer) }.store(in: &subscriptions)
        account.errors.sink { [weak self] error in self?.change { $0.failure = error } }.store(in: &subscriptions)
        // An override equal to the host's value changes no toggle, but the menu shows it. The toggle store receives preferences
        // from the same publisher, possibly after this subscriber, so the toggles are read on the next turn of the main queue.
        account.preferences.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.showToggles() }
            .store(in: &subscriptions)
        for toggle in toggles.toggles { follow(toggle) }
    }

    /// The content of the menu: the current value, then each change.
    public var page: StateStream<InternalMenuPage> { StateStream(subject) }

    public func trackScreenviews() { tracking.track(.screenView("internal_menu")) }

    // MARK: - Actions

    /// Sets the person's override, effective at once.
    public func toggleChanged(_ key: String, to isOn: Bool) { choose(isOn, for: key) }

    /// Removes the person's override, so that the toggle follows the host.
    public func followHostTapped(_ key: String) { choose(nil, for: key) }

    public func noticeDismissed() { change { $0.failure = nil } }

    /// Stops the server, after the person has confirmed it.
    public func stopServerConfirmed() async {
        guard let stopServer, subject.value.canStopServer, !subject.value.isStopping else { return }
        change { page in
            page.isStopping = true
            page.failure = nil
        }
        do {
            try await stopServer()
        } catch {
            change { page in
                page.isStopping = false
                page.failure = RepoError(error)
            }
        }
    }

    private func choose(_ isOn: Bool?, for key: String) {
        guard let toggle = toggles.toggles.first(where: { $0.key == key }) else { return }
        toggles.setOverride(of: toggle, to: isOn)
        showToggles()
    }

    // MARK: - Publishing state

    private func follow(_ toggle: some ToggleType) {
        toggles.publisher(for: toggle).sink { [weak self] _ in self?.showToggles() }.store(in: &subscriptions)
    }

    private func show(_ viewer: Viewer?) {
        change { page in
            page.viewer = viewer
            page.canStopServer = stopServer != nil && (isDemo || viewer?.isAdmin == true)
        }
    }

    private func showToggles() { change { $0.toggles = Self.states(of: toggles) } }

    private func change(_ body: (inout InternalMenuPage) -> Void) {
        var page = subject.value
        body(&page)
        if page != subject.value { subject.value = page }
    }

    private static func states(of store: any TogglesDataStoreType) -> [ToggleState] {
        store.toggles.map { state(of: $0, in: store) }
    }

    private static func state(of toggle: some ToggleType, in store: any TogglesDataStoreType) -> ToggleState {
        ToggleState(
            id: toggle.key,
            words: ToggleWords.words(of: toggle.key),
            isOn: store.isToggleOn(toggle),
            choice: store.override(of: toggle)
        )
    }

    private static func buildTarget(by toggles: any TogglesDataStoreType) -> BuildTarget {
        if toggles.isToggleOn(BuildTargetToggle.debug) { return .debug }
        return toggles.isToggleOn(BuildTargetToggle.internal) ? .internal : .production
    }
}

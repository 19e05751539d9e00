import Combine

/// A provider of toggles that the host sets for all people.
@MainActor
public protocol RemoteTogglesProvider: AnyObject, Sendable {
    /// Publishes the toggles by key: the current ones on subscription, then each change.
    var values: AnyPublisher<[String: Bool], Never> { get }
}

/// The toggles of the host's configuration, read at launch.
@MainActor
public final class ConfiguredToggles: RemoteTogglesProvider {
    public let values: AnyPublisher<[String: Bool], Never>

    public init(_ values: [String: Bool] = [:]) { self.values = Just(values).eraseToAnyPublisher() }
}

/// The toggles of the host's configuration, and those the host fetches while the app runs, which override them.
///
///     let toggles = RefreshedToggles(configured: [likes.key: true])
///     toggles.show([likes.key: false])  // all pages of the process change at once
@MainActor
public final class RefreshedToggles: RemoteTogglesProvider {
    private let configured: [String: Bool]
    private let subject: CurrentValueSubject<[String: Bool], Never>

    public init(configured: [String: Bool] = [:]) {
        self.configured = configured
        subject = CurrentValueSubject(configured)
    }

    public var values: AnyPublisher<[String: Bool], Never> { subject.eraseToAnyPublisher() }

    /// Replaces the fetched toggles; a missing one has its configured state again. Equal ones publish nothing.
    public func show(_ fetched: [String: Bool]) {
        let all = configured.merging(fetched) { _, fetched in fetched }
        if subject.value != all { subject.value = all }
    }
}

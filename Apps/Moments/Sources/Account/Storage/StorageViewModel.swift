import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the account page's group about the space that the viewer's photos take.
@MainActor
public final class StorageViewModel: AppModelStatePublishing {
    private let repo: any AccountRepoType
    private let subject = CurrentValueSubject<StoragePage, Never>(StoragePage())
    private let states = PassthroughSubject<AppModelState, Never>()

    public init(repo: any AccountRepoType) { self.repo = repo }

    /// The content: the current value, then each change.
    public var page: StateStream<StoragePage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func load() async {
        subject.value.failure = nil
        do {
            subject.value.use = try await repo.storageUse()
        } catch {
            guard let error = RepoError(error) else { return }
            if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
            subject.value.failure = error
        }
    }
}

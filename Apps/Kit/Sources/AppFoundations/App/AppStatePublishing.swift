import Combine

/// The state shared by a whole app, which views read from the environment.
@MainActor
public protocol SharedAppModel: ObservableObject {
    /// A change that a view model can request.
    associatedtype State

    /// Applies a change.
    func apply(_ state: State)
}

/// A view model that requests changes to the model its app shares.
///
/// It does not access the environment: it publishes states, which a view modifier applies.
@MainActor
public protocol AppStatePublishing<Model>: AnyObject {
    associatedtype Model: SharedAppModel

    /// Publishes each change once, in order; a view modifier applies it.
    var appModelStates: AnyPublisher<Model.State, Never> { get }
}

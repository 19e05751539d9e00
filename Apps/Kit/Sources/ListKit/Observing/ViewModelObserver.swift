import Combine

/// An observable object that updates a view when its view model's stream publishes a different value.
///
///     @StateObject private var observer: ViewModelObserver<TimelineViewModel, ListPage>
///
///     init(viewModel: @autoclosure @escaping () -> TimelineViewModel) {
///         _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
///     }
///
/// It retains the view model, so a view model created for a view lives as long as the view.
@MainActor
public final class ViewModelObserver<ViewModel: AnyObject, Value: Equatable>: ObservableObject {
    public let viewModel: ViewModel
    public let objectWillChange = ObservableObjectPublisher()
    /// The latest value. Not `@Published`: in a generic class, each access to such a property creates two key paths.
    public private(set) var value: Value { willSet { objectWillChange.send() } }

    private var subscription: AnyCancellable?

    public init(_ viewModel: ViewModel, _ stream: (ViewModel) -> StateStream<Value>) {
        self.viewModel = viewModel
        let stream = stream(viewModel)
        value = stream.value
        subscription = stream.sink { [weak self] new in
            // Equal values need no update. The first one is that of above.
            if let self, value != new { value = new }
        }
    }
}

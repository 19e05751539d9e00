import Combine

/// The bridge from a view model's stream to its view: the view is made anew when a different value comes.
///
///     @StateObject private var observer: ViewModelObserver<TimelineViewModel, ListPage>
///
///     init(viewModel: @autoclosure @escaping () -> TimelineViewModel) {
///         _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
///     }
///
/// It holds the view model, so that one made for a view lives as long as the view does.
@MainActor
public final class ViewModelObserver<ViewModel: AnyObject, Value: Equatable>: ObservableObject {
    public let viewModel: ViewModel
    /// What is to be shown.
    @Published public private(set) var value: Value

    private var subscription: AnyCancellable?

    public init(_ viewModel: ViewModel, _ stream: (ViewModel) -> StateStream<Value>) {
        self.viewModel = viewModel
        let stream = stream(viewModel)
        value = stream.value
        subscription = stream.dropFirst().sink { [weak self] new in
            // What is equal is shown already.
            if let self, value != new { value = new }
        }
    }
}

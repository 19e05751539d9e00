/// The state of something that is loaded.
public enum LoadState<Value> {
    case loading
    case loaded(Value)
    case failed

    public var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }
}

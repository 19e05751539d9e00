/// The state of something that is loaded.
public enum LoadState<Value> {
    case loading
    case loaded(Value)
    case failed

    public var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }

    public var isFailed: Bool {
        if case .failed = self { true } else { false }
    }
}

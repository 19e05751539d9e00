/// The tracks of an animation by keyframes, each for one property of the value.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value
    associatedtype Body: Keyframes

    @KeyframesBuilder<Value> var body: Body { get }

    /// Adds the tracks to a timeline. Called by the framework.
    func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _addTracks(to tracks: inout _KeyframeTracks<Value>) { body._addTracks(to: &tracks) }
}

extension Never: @preconcurrency Keyframes {
    public func _addTracks(to tracks: inout _KeyframeTracks<Never>) {}
}

extension Keyframes where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) are primitive keyframes: they have no body. Use them in a body instead.")
    }
}

/// The tracks of a timeline.
public struct _KeyframeTracks<Value> {
    /// Changes the value to its state at a time in seconds.
    typealias Track = (duration: Double, apply: (inout Value, Double) -> Void)

    let initialValue: Value
    var tracks: [Track] = []
}

/// Combines the tracks in a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

    public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>,
        next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        _KeyframesList<Value>(parts: [accumulated, next])
    }

    public static func buildBlock() -> some Keyframes<Value> { _KeyframesList<Value>(parts: []) }

    public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }

    // Without a `KeyframeTrack`, the content is one track for the whole value.

    public static func buildExpression<C: KeyframeTrackContent<Value>>(_ expression: C) -> C { expression }

    public static func buildPartialBlock<C: KeyframeTrackContent<Value>>(first: C) -> C { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>,
        next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        _KeyframeList<Value>(parts: [accumulated, next])
    }

    public static func buildFinalResult<C: KeyframeTrackContent<Value>>(
        _ component: C
    ) -> KeyframeTrack<Value, Value, C> where Value: Animatable {
        KeyframeTrack(content: { component })
    }
}

/// Several tracks.
struct _KeyframesList<Value>: Keyframes {
    typealias Body = Never

    let parts: [any Keyframes<Value>]

    func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
        for part in parts { part._addTracks(to: &tracks) }
    }
}

/// The keyframes of one property, one after another.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    public typealias Body = Never

    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    public func _addTracks(to tracks: inout _KeyframeTracks<Root>) {
        var segments = _KeyframeSegments(from: tracks.initialValue[keyPath: keyPath])
        content._addKeyframes(to: &segments)
        segments.connect()
        let finished = segments
        tracks.tracks.append(
            (duration: finished.duration, apply: { [keyPath] in $0[keyPath: keyPath] = finished.value(at: $1) })
        )
    }
}

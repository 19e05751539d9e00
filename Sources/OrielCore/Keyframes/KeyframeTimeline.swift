/// The values of an animation by keyframes at each time.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) {
///         LinearKeyframe(10, duration: 1)
///         SpringKeyframe(0, duration: 1)
///     }
///     timeline.value(time: 0.5)    // 5
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, keyframes: content())
    }

    init(initialValue: Value, keyframes: some Keyframes<Value>) {
        var tracks = _KeyframeTracks(initialValue: initialValue)
        keyframes._addTracks(to: &tracks)
        self.tracks = tracks
    }

    /// The duration of the longest track, in seconds.
    public var duration: Double { tracks.tracks.lazy.map(\.duration).max() ?? 0 }

    /// Returns the value at a time in seconds. Tracks that have ended keep their last value.
    public func value(time: Double) -> Value {
        var value = tracks.initialValue
        update(value: &value, time: time)
        return value
    }

    /// Returns the value at a part of the duration: 0 is the start and 1 the end.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Sets the properties that have a track to their values at a time in seconds.
    public func update(value: inout Value, time: Double) {
        for track in tracks.tracks { track.apply(&value, time) }
    }

    /// Sets the properties that have a track to their values at a part of the duration.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}

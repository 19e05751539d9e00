internal import Dispatch
public import Foundation

extension Progress {
    /// Calls a closure when a property has changed, on a queue of its own.
    ///
    /// Foundation on Linux does not report changes, so the property is read ten times per second: values that last
    /// shorter are not reported. The observation does not keep the progress alive.
    public func observe<Value: Equatable>(
        _ keyPath: KeyPath<Progress, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Progress, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let poll = ProgressPoll(of: self, keyPath, options: options, handler: changeHandler)
        // A dispatch source can be cancelled on any thread.
        nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "Progress.observe"))
        timer.setEventHandler { poll.run() }
        timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
        timer.activate()
        return NSKeyValueObservation { timer.cancel() }
    }
}

/// Compares a property of a progress with its last value.
///
/// Sendable because it is used by its creator first and then by one serial queue only.
private final class ProgressPoll<Value: Equatable>: @unchecked Sendable {
    private weak var progress: Progress?
    private let keyPath: KeyPath<Progress, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: (Progress, NSKeyValueObservedChange<Value>) -> Void
    private var last: Value

    init(
        of progress: Progress,
        _ keyPath: KeyPath<Progress, Value>,
        options: NSKeyValueObservingOptions,
        handler: @escaping (Progress, NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.progress = progress
        self.keyPath = keyPath
        self.options = options
        self.handler = handler
        last = progress[keyPath: keyPath]
        if options.contains(.initial) { report(to: progress, old: nil) }
    }

    func run() {
        guard let progress else { return }
        let value = progress[keyPath: keyPath]
        guard value != last else { return }
        let old = last
        last = value
        report(to: progress, old: old)
    }

    private func report(to progress: Progress, old: Value?) {
        let change = NSKeyValueObservedChange(
            kind: .setting,
            newValue: options.contains(.new) ? last : nil,
            oldValue: options.contains(.old) ? old : nil,
            indexes: nil,
            isPrior: false
        )
        handler(progress, change)
    }
}

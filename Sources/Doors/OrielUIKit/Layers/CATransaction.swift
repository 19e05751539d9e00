public import Foundation

/// A group of changes of layers, with a block that runs when their animations have ended.
///
/// A change of a layer that is shown and does not belong to a view is animated, with the duration and the timing
/// function of the transaction; without a transaction, in a quarter of a second. Layers of views change without an
/// animation of their own. Animations are these, those of `UIView.animate`, and those that are added to layers; one in
/// several transactions belongs to the innermost.
public final class CATransaction: NSObject {
    private final class Group {
        var duration: TimeInterval = 0.25
        var function: CAMediaTimingFunction?
        var disablesActions = false
        var completion: (() -> Void)?
        var runningAnimations = 0
        var isCommitted = false

        func finishIfDone() {
            guard isCommitted, runningAnimations == 0, let completion else { return }
            self.completion = nil
            completion()
        }
    }

    /// The transactions of a thread; the values outside of any transaction are those of the first.
    private final class Stack {
        var groups: [Group] = []
        let implicit = Group()
        var current: Group { groups.last ?? implicit }

        /// As on Apple platforms, each thread has transactions of its own.
        static var ofThread: Stack {
            let values = Thread.current.threadDictionary
            if let stack = values["OrielUIKit.CATransaction"] as? Stack { return stack }
            let stack = Stack()
            values["OrielUIKit.CATransaction"] = stack
            return stack
        }
    }

    private static var current: Group { Stack.ofThread.current }

    public class func begin() {
        let (group, stack) = (Group(), Stack.ofThread)
        group.duration = stack.current.duration
        group.function = stack.current.function
        group.disablesActions = stack.current.disablesActions
        stack.groups.append(group)
    }

    /// Ends the transaction that was begun last; does nothing if there is none.
    public class func commit() {
        guard let group = Stack.ofThread.groups.popLast() else { return }
        group.isCommitted = true
        group.finishIfDone()
    }

    /// Does nothing: changes are sent at the end of the turn of the main actor.
    public class func flush() {}

    public class func animationDuration() -> TimeInterval { current.duration }
    public class func setAnimationDuration(_ duration: TimeInterval) { current.duration = duration }
    public class func animationTimingFunction() -> CAMediaTimingFunction? { current.function }
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.function = function }
    /// Whether changes of layers are not animated.
    public class func disableActions() -> Bool { current.disablesActions }
    public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
    public class func completionBlock() -> (() -> Void)? { Stack.ofThread.groups.last?.completion }

    /// Sets the block that runs when the animations of the transaction have ended; at its commit if there are none.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let group = Stack.ofThread.groups.last else {
            block?()
            return
        }
        group.completion = block
    }

    /// Runs an animation as part of the current transaction: the result must be called when it has ended.
    static func noteAnimation() -> () -> Void {
        guard let group = Stack.ofThread.groups.last else { return {} }
        group.runningAnimations += 1
        return {
            group.runningAnimations -= 1
            group.finishIfDone()
        }
    }
}

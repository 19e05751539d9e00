/// The events that trigger an `onSubmit` action.
public struct SubmitTriggers: OptionSet, Sendable {
    public typealias RawValue = Int

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The return key in a text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// The return key in a search field.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The actions to run on submission, innermost first.
struct SubmitActions {
    let triggers: SubmitTriggers
    let action: () -> Void
    let outer: (any SubmitActionsHolding)?
}

/// Lets submit actions contain others.
protocol SubmitActionsHolding {
    var actions: SubmitActions { get }
}

extension SubmitActions: SubmitActionsHolding {
    var actions: SubmitActions { self }
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions? { nil }
}

extension EnvironmentValues {
    fileprivate var submitActions: SubmitActions? {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }

    /// Returns the action for a submission here; nil if there is none.
    package func submitAction(for trigger: SubmitTriggers) -> (() -> Void)? {
        var actions: [() -> Void] = []
        var next = submitActions
        while let current = next {
            if current.triggers.contains(trigger) { actions.append(current.action) }
            next = current.outer?.actions
        }
        if actions.isEmpty { return nil }
        return { for action in actions { action() } }
    }
}

/// Adds an action to run on submission.
private struct SubmitModifier {
    let triggers: SubmitTriggers
    let action: () -> Void
}

extension SubmitModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        let outer = values.submitActions
        values.submitActions = SubmitActions(triggers: triggers, action: action, outer: outer)
    }
}

/// Prevents submissions in its content from triggering outer actions, if `isBlocking` is true.
private struct SubmitScopeModifier {
    let isBlocking: Bool
}

extension SubmitScopeModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        if isBlocking { values.submitActions = nil }
    }
}

extension View {
    /// Runs an action when the user submits a field in this view with the return key.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Prevents submissions in this view from triggering `onSubmit` actions of enclosing views.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScopeModifier(isBlocking: isBlocking))
    }
}

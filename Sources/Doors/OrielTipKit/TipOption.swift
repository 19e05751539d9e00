public import Foundation

/// A setting of one tip.
public protocol TipOption: Sendable {}

extension Tips {
    /// The number of times that a tip is shown.
    public struct MaxDisplayCount: TipOption {
        let count: Int

        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// The time after which a tip is not shown any more, in seconds since it was first shown.
    public struct MaxDisplayDuration: TipOption {
        let duration: TimeInterval

        public init(_ maxDisplayDuration: TimeInterval) { duration = maxDisplayDuration }
    }

    /// Whether a tip is shown regardless of the time since another tip was shown.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool

        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }

    /// Builds the options of a tip.
    @resultBuilder public struct OptionsBuilder {
        public static func buildExpression(_ option: some TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap(\.self) }
        public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { options ?? [] }
        public static func buildEither(first options: [any TipOption]) -> [any TipOption] { options }
        public static func buildEither(second options: [any TipOption]) -> [any TipOption] { options }
    }

    /// Builds the rules of a tip.
    @resultBuilder public struct RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap(\.self) }
        public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
        public static func buildEither(first rules: [Rule]) -> [Rule] { rules }
        public static func buildEither(second rules: [Rule]) -> [Rule] { rules }
    }

    /// Builds the buttons of a tip.
    @resultBuilder public struct ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap(\.self) }
        public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
        public static func buildEither(first actions: [Action]) -> [Action] { actions }
        public static func buildEither(second actions: [Action]) -> [Action] { actions }
        public static func buildArray(_ actions: [[Action]]) -> [Action] { actions.flatMap(\.self) }
    }
}

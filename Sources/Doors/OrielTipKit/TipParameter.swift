import Foundation

extension Tips {
    /// A value of the app on which rules depend; see ``Parameter(_:)``.
    public struct Parameter<Value: Codable & Sendable>: Sendable {
        private let key: String
        private let isKept: Bool
        private let initial: Value

        /// Used by the macro `Parameter`.
        public init<Owner>(_ owner: Owner.Type, _ name: String, _ initial: Value, _ options: ParameterOption...) {
            key = "\(owner).\(name)"
            self.initial = initial
            isKept = !options.contains(.transient)
        }

        /// The value for the reader whose page runs the code.
        public var wrappedValue: Value {
            get {
                guard let text = TipStore.current.parameter(key),
                    case .success(let value) = Result(catching: {
                        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
                    })
                else { return initial }
                return value
            }
            nonmutating set {
                // A value that JSON cannot hold, such as an infinite number, is as if it had not been set.
                let text = (try? JSONEncoder().encode(newValue)).map { String(decoding: $0, as: UTF8.self) }
                TipStore.current.set(text, parameter: key, isKept: isKept)
            }
        }
    }

    /// A setting of a parameter.
    public struct ParameterOption: Hashable, Sendable {
        private let name: String

        /// The value belongs to the page, and is not kept for the next one.
        public static let transient = ParameterOption(name: "transient")
    }
}

/// Declares a value on which the rules of tips depend.
///
///     @Parameter static var isLoggedIn: Bool = false
///
/// Each reader has a value of their own, which the browser keeps. Unlike Apple's, the type has to be written unless the
/// value is a literal.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(
    _ options: Tips.ParameterOption...
) = #externalMacro(module: "OrielMacrosPlugin", type: "TipParameterMacro")

/// A rule about values of the app.
///
///     #Rule(Self.$isLoggedIn) { $0 == true }
@freestanding(expression)
public macro Rule<A>(
    _ a: Tips.Parameter<A>,
    body: (A) -> Bool
) -> Tips.Rule = #externalMacro(module: "OrielMacrosPlugin", type: "TipRuleMacro")

/// A rule about two values of the app.
@freestanding(expression)
public macro Rule<A, B>(
    _ a: Tips.Parameter<A>,
    _ b: Tips.Parameter<B>,
    body: (A, B) -> Bool
) -> Tips.Rule = #externalMacro(module: "OrielMacrosPlugin", type: "TipRuleMacro")

/// A rule about three values of the app.
@freestanding(expression)
public macro Rule<A, B, C>(
    _ a: Tips.Parameter<A>,
    _ b: Tips.Parameter<B>,
    _ c: Tips.Parameter<C>,
    body: (A, B, C) -> Bool
) -> Tips.Rule = #externalMacro(module: "OrielMacrosPlugin", type: "TipRuleMacro")

/// A rule about what has happened.
///
///     #Rule(Self.didOpenList) { $0.donations.count >= 3 }
@freestanding(expression)
public macro Rule<DonationInfo>(
    _ event: Tips.Event<DonationInfo>,
    body: (Tips.Event<DonationInfo>) -> Bool
) -> Tips.Rule = #externalMacro(module: "OrielMacrosPlugin", type: "TipRuleMacro")

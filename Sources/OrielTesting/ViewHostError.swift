/// Why a `ViewHost` could not do what a test asked for.
///
///     await #expect { try await host.tap("Save") } throws: { ($0 as? ViewHostError)?.code == .disabled }
public struct ViewHostError: Error, Hashable, CustomStringConvertible {
    /// What sort of failure it is.
    public struct Code: Hashable, Sendable {
        private enum Value: Hashable { case notFound, disabled, timedOut }
        private let value: Value

        /// Nothing of the name is on screen.
        public static let notFound = Code(value: .notFound)
        /// The control is there and does not react.
        public static let disabled = Code(value: .disabled)
        /// A condition did not come true in time.
        public static let timedOut = Code(value: .timedOut)
    }

    /// What sort of failure it is, for tests that expect one.
    public let code: Code
    /// What was looked for, what probably was meant, and what is on screen instead.
    public let message: String

    public var description: String { message }

    static func notFound(name: String, wanted: String, hint: String?, onScreen: String) -> ViewHostError {
        let sentences = ["Looked for \(wanted) named \"\(name)\" and found none.", hint, onScreen]
        return ViewHostError(code: .notFound, message: sentences.compactMap(\.self).joined(separator: " "))
    }

    static func disabled(_ control: FoundControl, name: String, onScreen: String) -> ViewHostError {
        ViewHostError(
            code: .disabled,
            message: "The \(control.kind) named \"\(name)\" is disabled, so it does not react. \(onScreen)"
        )
    }

    static func nothingToLeave(onScreen: String) -> ViewHostError {
        ViewHostError(
            code: .notFound,
            message: "There is no page, sheet or cover to go back from. \(onScreen)"
        )
    }

    static func timedOut(after duration: Duration, onScreen: String) -> ViewHostError {
        ViewHostError(code: .timedOut, message: "The condition did not come true within \(duration). \(onScreen)")
    }
}

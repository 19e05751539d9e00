/// An error of a `ViewHost` interaction: a missing element, a disabled control, or a condition that did not become true
/// in time.
///
///     await #expect { try await host.tap("Save") } throws: { ($0 as? ViewHostError)?.code == .disabled }
public struct ViewHostError: Error, Hashable, CustomStringConvertible {
    /// The kind of an error.
    public struct Code: Hashable, Sendable {
        private enum Value: Hashable { case notFound, ambiguous, disabled, timedOut, snapshotDiffers }
        private let value: Value

        /// No matching element is on screen, or it is hidden.
        public static let notFound = Code(value: .notFound)
        /// Several elements match; see ``ViewHost/element(_:named:)``.
        public static let ambiguous = Code(value: .ambiguous)
        /// The page differs from its snapshot; see ``ViewHost/checkSnapshot(_:filePath:)``.
        public static let snapshotDiffers = Code(value: .snapshotDiffers)
        /// The control exists but is disabled.
        public static let disabled = Code(value: .disabled)
        /// A condition did not become true in time; see ``ViewHost/wait(until:within:)``.
        public static let timedOut = Code(value: .timedOut)
    }

    /// The kind of the error, for tests that expect it.
    public let code: Code
    /// A description of the failed search, a suggestion, and the elements on screen.
    public let message: String

    /// The message, as Swift Testing prints it.
    public var description: String { message }

    static func notFound(name: String, wanted: String, hint: String?, onScreen: String) -> ViewHostError {
        let suffix = name.isEmpty ? "" : " named \"\(name)\""
        let sentences = ["Looked for \(wanted)\(suffix) and found none.", hint, onScreen]
        return ViewHostError(code: .notFound, message: sentences.compactMap(\.self).joined(separator: " "))
    }

    static func disabled(_ control: FoundControl, name: String, onScreen: String) -> ViewHostError {
        ViewHostError(
            code: .disabled,
            message: "The \(control.kind) named \"\(name)\" is disabled. \(onScreen)"
        )
    }

    static func nothingToLeave(onScreen: String) -> ViewHostError {
        ViewHostError(
            code: .notFound,
            message: "There is no page, sheet or cover to go back from. \(onScreen)"
        )
    }

    static func timedOut(after duration: Duration, onScreen: String) -> ViewHostError {
        ViewHostError(code: .timedOut, message: "The condition was not met within \(duration). \(onScreen)")
    }
}

import Foundation
import Logging

extension View {
    /// Prints why the body that calls it runs, for debugging.
    ///
    ///     var body: some View {
    ///         let _ = Self._printChanges()
    ///         Text("\(count)")
    ///     }
    ///
    /// `@identity` says that the view is new at its place, `@self` that its parent passed a view whose fields differ, `@dependencies` that a
    /// property of an `@Observable` object changed. The other names are those of the view's dynamic properties. Names that are not Apple's:
    /// `\.key` for a value of the environment that no property of the view names, and the type of any other source.
    ///
    /// Outside of a body nothing is printed. Causes are recorded from the first call in a page; of a view that was there before, the first
    /// line says `unknown`.
    public static func _printChanges() {
        if let line = ChangeReport.line(for: Self.self) { ChangeReport.printer(line) }
    }

    /// Logs why the body that calls it runs, for debugging, with the label `oriel.changes`; see ``_printChanges()``.
    public static func _logChanges() {
        if let line = ChangeReport.line(for: Self.self) { ChangeReport.logger.info("\(line)") }
    }
}

/// The lines of `Self._printChanges()`.
enum ChangeReport {
    static let logger = Logger(label: "oriel.changes")

    /// Replaced by tests.
    @TaskLocal static var printer: @Sendable (String) -> Void = { line in
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    /// Returns the line for the body that runs on this thread; nil if there is none.
    static func line(for view: Any.Type) -> String? {
        guard let node = Evaluation.node else { return nil }
        return withMainActorUnchecked { line(for: view, in: node) }
    }

    @MainActor
    private static func line(for view: Any.Type, in node: ViewNode) -> String {
        let name = String(describing: view)
        let causes: [UpdateCause]
        if let trace = node.graph.trace {
            trace.isKept = true
            causes = trace.currentCauses
        } else {
            let trace = GraphTrace()
            trace.isKept = true
            node.graph.trace = trace
            causes = node.firstChild == nil ? [.appeared] : []
        }
        guard !causes.isEmpty else { return "\(name): unknown." }
        var names: [String] = []
        for word in causes.flatMap({ words(for: $0, view: view) }) where !names.contains(word) { names.append(word) }
        return "\(name): \(names.joined(separator: ", ")) changed."
    }

    @MainActor
    private static func words(for cause: UpdateCause, view: Any.Type) -> [String] {
        switch cause {
        case .appeared: ["@self", "@identity"] + ViewFields.dynamicProperties(of: view)
        case .fields: ["@self"]
        case .property(let name): [name]
        case .environment(let key): ["\\.\(key)"]
        case .observable: ["@dependencies"]
        case .other(let name): [name]
        }
    }
}

internal import OrielCore

/// A preview in the surroundings of a modifier, once their context has been made.
struct SurroundedPreview<M: PreviewModifier>: View {
    let modifier: M
    let content: AnyView
    @State private var context = PreviewContexts.made(for: M.self)
    @State private var failure: String?

    var body: some View {
        if let context {
            modifier.body(content: PreviewModifierContent(content), context: context)
        } else if let failure {
            Text(verbatim: "\(M.self) has no context: \(failure)")
                .foregroundStyle(.red)
                .padding()
        } else {
            ProgressView().task { await load() }
        }
    }

    private func load() async {
        do {
            context = try await PreviewContexts.context(for: M.self)
        } catch {
            failure = "\(error)"
        }
    }
}

/// The contexts of the modifiers, each made once in a process.
@MainActor
enum PreviewContexts {
    /// A value of the main actor that a task returns.
    private struct Context: @unchecked Sendable { let value: Any }

    private static var tasks: [ObjectIdentifier: Task<Context, any Error>] = [:]
    private static var contexts: [ObjectIdentifier: Any] = [:]

    /// Returns a context that has been made already.
    static func made<M: PreviewModifier>(for type: M.Type) -> M.Context? {
        contexts[ObjectIdentifier(type)] as? M.Context
    }

    static func context<M: PreviewModifier>(for type: M.Type) async throws -> M.Context? {
        let key = ObjectIdentifier(type)
        let task = tasks[key] ?? Task { Context(value: try await type.makeSharedContext()) }
        tasks[key] = task
        contexts[key] = try await task.value.value
        return made(for: type)
    }
}

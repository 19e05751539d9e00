/// The content of a window for the value that it was opened with, or for nil if it was opened without a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
    @Environment(\.windowRequest) private var request
    /// The value that the window has set; nil if it has the one that it was opened with.
    @State private var changed: Data??
    private let content: (Binding<Data?>) -> Content

    nonisolated init(content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
        _request = Environment(\.windowRequest)
        _changed = State(initialValue: nil)
    }
}

extension PresentedWindowContent: View {
    public var body: some View {
        // Bindings are read on the main actor.
        nonisolated(unsafe) let opened = request?.value(as: Data.self)
        content(
            Binding(
                location: MappedLocation(
                    base: $changed.location,
                    read: { $0 ?? opened },
                    write: { .some($0) }
                )
            )
        )
    }
}

extension WindowGroup {
    fileprivate nonisolated init<D, C>(
        title: Text?,
        id: String?,
        content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: title, id: id, content: PresentedWindowContent(content: content))
    }

    fileprivate nonisolated init<D, C>(
        title: Text?,
        id: String?,
        content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: title, id: id) { (value: Binding<D?>) in
            content(
                Binding(
                    location: MappedLocation(
                        base: value.location,
                        read: { $0 ?? defaultValue() },
                        write: { .some($0) }
                    )
                )
            )
        }
    }
}

/// Creates windows that each show a value of a type.
extension WindowGroup {
    public nonisolated init<D, C>(
        id: String? = nil,
        for type: D.Type,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: id, content: content)
    }

    public nonisolated init<D, C>(
        _ title: Text,
        id: String? = nil,
        for type: D.Type,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: title, id: id, content: content)
    }

    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey,
        id: String? = nil,
        for type: D.Type,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(titleKey), id: id, content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D, C>(
        _ title: S,
        id: String? = nil,
        for type: D.Type,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(title), id: id, content: content)
    }
}

/// Creates windows that each show a value of a type, or a default if opened without a value.
extension WindowGroup {
    public nonisolated init<D, C>(
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: id, content: content, defaultValue: defaultValue)
    }

    public nonisolated init<D, C>(
        _ title: Text,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: title, id: id, content: content, defaultValue: defaultValue)
    }

    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(titleKey), id: id, content: content, defaultValue: defaultValue)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D, C>(
        _ title: S,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(title), id: id, content: content, defaultValue: defaultValue)
    }
}

/// What a window shows for a value it was opened with; nil in a window that was opened without one.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
    @State private var value: Data?
    private let content: (Binding<Data?>) -> Content

    init(value: Data? = nil, content: @escaping (Binding<Data?>) -> Content) {
        _value = State(initialValue: value)
        self.content = content
    }
}

extension PresentedWindowContent: View {
    public var body: some View { content($value) }
}

extension WindowGroup {
    /// Windows that each show a value of a type.
    public nonisolated init<D, C>(
        id: String? = nil,
        for type: D.Type,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: id, content: PresentedWindowContent(content: content))
    }

    /// Windows that each show a value of a type, and a default where they were opened without one.
    public nonisolated init<D, C>(
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        let content = PresentedWindowContent<D, C> { value in
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
        self.init(title: nil, id: id, content: content)
    }
}

/// Entries of a rotor.
///
///     .accessibilityRotor("Unread") {
///         ForEach(messages) { message in
///             if message.isUnread { AccessibilityRotorEntry(message.subject, id: message.id) }
///         }
///     }
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent

    /// The entries of a type of the app.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    public var body: Never {
        preconditionFailure(
            "\(Self.self) is a primitive entry: it has no body. Put it into accessibilityRotor { } instead."
        )
    }
}

/// Entries that the framework reads itself.
@MainActor
protocol PrimitiveRotorContent {
    var items: [RotorItem] { get }
}

extension AccessibilityRotorContent {
    var rotorItems: [RotorItem] {
        if let content = self as? any PrimitiveRotorContent { content.items } else { body.rotorItems }
    }
}

/// An entry of a rotor in the form that the views of a rotor show.
struct RotorItem {
    let label: Text?
    /// The view that gets the focus; nil for the view with the rotor.
    let target: AnyHashable?
    let prepare: () -> Void
}

/// The identity of a view that is an entry of a rotor in a namespace.
struct RotorTarget: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// Several entries, or none.
struct RotorItems {
    let items: [RotorItem]
}

extension RotorItems: AccessibilityRotorContent, PrimitiveRotorContent {
    typealias Body = Never
}

/// A result builder that collects the entries of a rotor.
@MainActor @preconcurrency @resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some AccessibilityRotorContent { RotorItems(items: []) }

    public static func buildBlock<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> some AccessibilityRotorContent { content }

    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        var items: [RotorItem] = []
        repeat items += (each content).rotorItems
        return RotorItems(items: items)
    }

    public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> some AccessibilityRotorContent {
        RotorItems(items: content?.rotorItems ?? [])
    }

    public static func buildEither<TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> some AccessibilityRotorContent {
        RotorItems(items: content.rotorItems)
    }
}

extension _ConditionalContent: AccessibilityRotorContent, PrimitiveRotorContent
where TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent {
    var items: [RotorItem] {
        switch storage {
        case .trueContent(let content): content.rotorItems
        case .falseContent(let content): content.rotorItems
        }
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never
}

extension ForEach: PrimitiveRotorContent where Content: AccessibilityRotorContent {
    var items: [RotorItem] { data.flatMap { content($0).rotorItems } }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// Creates entries for elements identified by a key path.
    @_disfavoredOverload
    public nonisolated init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
    /// Creates entries for elements.
    @_disfavoredOverload
    public nonisolated init(
        _ data: Data,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: AccessibilityRotorContent {
    /// Creates entries for the numbers of a range.
    @_disfavoredOverload
    public nonisolated init(
        _ data: Range<Int>,
        @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
    ) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension Group: PrimitiveRotorContent where Content: AccessibilityRotorContent {
    var items: [RotorItem] { content.rotorItems }
}

extension Group where Content: AccessibilityRotorContent {
    @_disfavoredOverload
    public nonisolated init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
}

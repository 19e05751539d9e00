import Foundation

/// A group of actions for assistive technology, with a name.
public struct AccessibilityActionCategory: Equatable, Sendable {
    /// Nil for the actions of no group.
    fileprivate let name: Text?

    /// The actions of the view that have no group.
    public static let `default` = AccessibilityActionCategory(name: nil)
    /// Actions that change the content of the view.
    public static let edit = AccessibilityActionCategory(name: SystemWord.edit.text)

    private init(name: Text?) { self.name = name }

    public init(_ category: Text) { name = category }

    public init(_ category: LocalizedStringKey) { name = Text(category) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ category: S) { name = Text(category) }
}

/// Buttons or links with a common name, in the layer of actions of a view.
struct ActionGroup<Content: View> {
    private let name: Text
    private let content: Content

    nonisolated init(name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }
}

extension ActionGroup: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            name.font(.footnote).foregroundStyle(.secondary).accessibilityHidden(true)
            content
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(name)
    }
}

extension View {
    /// Adds actions for assistive technology, as a group with the name of a category.
    ///
    ///     Text("Message").accessibilityActions(category: .edit) {
    ///         Button("Copy") { ... }
    ///         Button("Delete") { ... }
    ///     }
    ///
    /// As those without a category, they are buttons that become visible when they get the keyboard focus.
    public nonisolated func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory,
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        let content = content()
        return accessibilityActions {
            if let name = category.name {
                ActionGroup(name: name) { content }
            } else {
                content
            }
        }
    }
}

/// A modifier that shows a badge on a row of a list or on the item of a tab.
struct BadgeModifier {
    @Environment(\.tabContext) private var tabs
    @Environment(\.hasBadgeOfTab) private var belongsToTab
    let text: Text?

    nonisolated init(text: Text?) { self.text = text }
}

extension BadgeModifier: ViewModifier {
    @ViewBuilder
    func body(content: Content) -> some View {
        if tabs != nil {
            content.environment(\.tabBadge, text)
        } else if belongsToTab {
            // The label of the tab shows it; badges of views inside are their own.
            content.environment(\.hasBadgeOfTab, false)
        } else {
            content.modifier(BadgeElement(text: text))
        }
    }
}

/// The badge of a view that becomes a tab, known before the view is mounted.
struct BadgeOfTab {
    /// Nil if nothing is shown.
    let text: Text?
}

/// A view that can reveal its badge.
protocol BadgeBearing {
    var badgeInside: BadgeOfTab? { get }
}

extension ModifiedContent: BadgeBearing {
    var badgeInside: BadgeOfTab? {
        if let badge = modifier as? BadgeModifier { return BadgeOfTab(text: badge.text) }
        return (content as? any BadgeBearing)?.badgeInside
    }
}

extension IDView: BadgeBearing {
    var badgeInside: BadgeOfTab? { (content as? any BadgeBearing)?.badgeInside }
}

private enum HasBadgeOfTabKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the outermost badge of the view is shown by the label of its tab.
    var hasBadgeOfTab: Bool {
        get { self[HasBadgeOfTabKey.self] }
        set { self[HasBadgeOfTabKey.self] = newValue }
    }
}

/// A badge next to its content.
private struct BadgeElement {
    let text: Text?
}

extension BadgeElement: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(.badge, text: text?.string(in: environment))
        element.attributes.set(.role, environment.badgeProminence.name)
        return element
    }
}

extension View {
    /// Shows a number as a badge of the view; 0 hides the badge.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(text: count == 0 ? nil : Text("\(count)")))
    }

    /// Shows a text as a badge of the view.
    public nonisolated func badge(_ label: Text?) -> some View { modifier(BadgeModifier(text: label)) }

    /// Shows a text as a badge of the view.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(text: key.map { Text($0) }))
    }

    /// Shows a text as a badge of the view.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(text: label.map { Text($0) }))
    }
}

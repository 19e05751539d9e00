public import OrielCoreTransferable

/// Changes the label of a tab in the tab bar.
typealias TabLabelChange = @MainActor (AnyView) -> AnyView

private enum TabLabelChangesKey: EnvironmentKey {
    static var defaultValue: [TabLabelChange] { [] }
}

extension EnvironmentValues {
    /// What modifiers of the view's tab do to its label, the innermost last.
    var tabLabelChanges: [TabLabelChange] {
        get { self[TabLabelChangesKey.self] }
        set { self[TabLabelChangesKey.self] = newValue }
    }
}

/// The label of a tab with what its modifiers add to it.
struct ChangedTabLabel<Label: View> {
    @Environment(\.tabLabelChanges) private var changes
    private let label: Label

    nonisolated init(_ label: Label) { self.label = label }
}

extension ChangedTabLabel: View {
    @ViewBuilder var body: some View {
        if changes.isEmpty {
            label
        } else {
            changes.reversed().reduce(AnyView(label)) { $1($0) }
        }
    }
}

// Modifiers of a tab's label in the tab bar; its content stays as it is.
extension TabContent {
    private nonisolated func changingLabel(_ change: @escaping TabLabelChange) -> some TabContent<TabValue> {
        return _TabGroup<TabValue, _>(transformEnvironment(\.tabLabelChanges) { $0.append(change) })
    }

    /// Sets what assistive technology says of the tab instead of its label.
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changingLabel { isEnabled ? AnyView($0.accessibilityLabel(label)) : $0 }
    }

    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S,
        isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Describes the value of the tab for assistive technology.
    public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changingLabel { isEnabled ? AnyView($0.accessibilityValue(value)) : $0 }
    }

    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S,
        isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Describes what happens when the user selects the tab, for assistive technology.
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changingLabel { isEnabled ? AnyView($0.accessibilityHint(hint)) : $0 }
    }

    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S,
        isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets an identifier that tests can use to find the label of the tab.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String,
        isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        changingLabel { isEnabled ? AnyView($0.accessibilityIdentifier(identifier)) : $0 }
    }

    /// Adds a menu to the label of the tab, for a right click or a long press.
    public nonisolated func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some TabContent<TabValue> {
        let items = menuItems()
        return changingLabel { AnyView($0.contextMenu { items }) }
    }

    /// Shows a popover at the label of the tab.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> {
        nonisolated(unsafe) let content = content
        return changingLabel {
            AnyView(
                $0.popover(
                    isPresented: isPresented,
                    attachmentAnchor: attachmentAnchor,
                    arrowEdge: arrowEdge,
                    content: content
                )
            )
        }
    }

    /// Lets the user drag the label of the tab.
    public nonisolated func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TabContent<TabValue> {
        nonisolated(unsafe) let payload = payload
        return changingLabel { AnyView($0.draggable(payload())) }
    }

    /// Accepts what is dropped on the label of the tab.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> {
        nonisolated(unsafe) let action = action
        return changingLabel {
            AnyView(
                $0.dropDestination(for: T.self) { items, _ in
                    action(items)
                    return true
                }
            )
        }
    }

    /// Selects the tab when something is dragged over its label for a while. Has no effect: browsers do not tell how
    /// long.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        self
    }

    /// Adds actions for a swipe over the tab in a sidebar. Has no effect: the tabs of a sidebar are no rows; use
    /// `contextMenu`.
    public nonisolated func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        self
    }
}

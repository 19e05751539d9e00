/// A modifier that presents views while a binding is true.
struct PresentingModifier<Presented: View> {
    let kind: Element.Kind
    var attributes: Attributes
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let presented: () -> Presented

    nonisolated init(
        kind: Element.Kind,
        attributes: Attributes = [:],
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        presented: @escaping () -> Presented
    ) {
        self.kind = kind
        self.attributes = attributes
        self.isPresented = isPresented
        self.onDismiss = onDismiss
        self.presented = presented
    }
}

extension PresentingModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
        presentation.presented(for: isPresented.wrappedValue)
    }

    @MainActor @ViewBuilder private var presentation: (some ApartView)? {
        if isPresented.wrappedValue {
            PresentedView(
                kind: kind,
                attributes: attributes,
                slug: "",
                dismiss: { isPresented.wrappedValue = false },
                content: presented()
            )
            .modifier(DepartureModifier(action: onDismiss))
        }
    }
}

/// A modifier that presents views for an item while the item is not nil.
struct ItemPresentingModifier<Item: Identifiable, Presented: View> {
    let kind: Element.Kind
    var attributes: Attributes
    let item: Binding<Item?>
    let onDismiss: (() -> Void)?
    let presented: (Item) -> Presented

    nonisolated init(
        kind: Element.Kind,
        attributes: Attributes = [:],
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        presented: @escaping (Item) -> Presented
    ) {
        self.kind = kind
        self.attributes = attributes
        self.item = item
        self.onDismiss = onDismiss
        self.presented = presented
    }
}

extension ItemPresentingModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(AddressedPresentation(open: opening))
        presentation.presented(for: item.wrappedValue?.id)
    }

    /// Presents the item that an address component describes; nil if items have no descriptions.
    @MainActor private var opening: (@MainActor (String) -> Bool)? {
        guard let type = Item.self as? any LosslessStringConvertible.Type else { return nil }
        return { component in
            guard let new = type.init(component) as? Item else { return false }
            item.wrappedValue = new
            // The binding may refuse it.
            return item.wrappedValue != nil
        }
    }

    @MainActor @ViewBuilder private var presentation: (some ApartView)? {
        if let value = item.wrappedValue {
            let sheet = PresentedView(
                kind: kind,
                attributes: attributes,
                slug: AddressSlug.of(presented: value),
                dismiss: { item.wrappedValue = nil },
                content: presented(value)
            )
            IDView(content: sheet.modifier(DepartureModifier(action: onDismiss)), id: value.id)
        }
    }
}

/// A modifier that runs an action when its content is unmounted.
struct DepartureModifier {
    let action: (() -> Void)?
}

extension DepartureModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func willUnmount(from node: ViewNode, state: inout Void) {
        if let action { node.graph.enqueue(action) }
    }
}

extension AddressSlug {
    /// The prefix of address components that earlier versions gave to presentations. No link leads to them.
    package static let presentedPrefix = "~"

    /// Returns the description of a presented item, of which an address can make it again; empty for items without one.
    ///
    /// A description may have several components: `moment-17/photo-3`.
    static func of(presented item: some Any) -> String {
        guard let item = item as? any LosslessStringConvertible else { return "" }
        let text = item.description
        return text.unicodeScalars.allSatisfy(isPlain) ? text : of(text)
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789-_/".unicodeScalars.contains(scalar))
    }
}

// MARK: - Sheets

extension View {
    /// Presents a sheet while a binding is true.
    ///
    /// - Parameter onDismiss: Called after the sheet is dismissed.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentingModifier(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, presented: content)
        )
    }

    /// Presents a sheet for an item while the item is not nil.
    ///
    /// If the item is `LosslessStringConvertible`, its description is a component of the address, which opens the sheet again
    /// after a reload and for others: `/new`, `/friends/add`. A sheet of another item or of a `Bool` has no address of its own.
    ///
    /// - Parameter onDismiss: Called after the sheet is dismissed.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemPresentingModifier(kind: .sheet, item: item, onDismiss: onDismiss, presented: content))
    }

    /// Covers the whole window while a binding is true.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentingModifier(kind: .cover, isPresented: isPresented, onDismiss: onDismiss, presented: content)
        )
    }

    /// Covers the whole window for an item while the item is not nil.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemPresentingModifier(kind: .cover, item: item, onDismiss: onDismiss, presented: content))
    }
}

public import Foundation

extension View {
    /// Presents a popover while a binding is true; in a narrow window, it is a sheet.
    ///
    ///     Button("Details") { isShowingDetails = true }
    ///         .popover(isPresented: $isShowingDetails) { DetailsView() }
    ///
    /// The popover is closed by a press outside of it, which has no other effect.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: The part of the view that the popover points to.
    ///   - arrowEdge: The edge of that part at which the popover is; if there is no room, or nil, one where there is room.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let presenting = PresentingModifier(kind: .popover, isPresented: isPresented, presented: content)
        return modifier(
            PopoverModifier(presenting: presenting, attachment: attachmentAnchor, arrowEdge: arrowEdge)
        )
    }

    /// Presents a popover for an item while the item is not nil; in a narrow window, it is a sheet.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: The part of the view that the popover points to.
    ///   - arrowEdge: The edge of that part at which the popover is; if there is no room, or nil, one where there is room.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let presenting = ItemPresentingModifier(kind: .popover, item: item, presented: content)
        return modifier(
            PopoverModifier(presenting: presenting, attachment: attachmentAnchor, arrowEdge: arrowEdge)
        )
    }
}

/// The part of a view that a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view: `.rect(.bounds)` is the whole view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

/// A modifier that presents views, of which it says whether they are shown.
protocol PresentingViewModifier: ViewModifier {
    var attributes: Attributes { get set }
    @MainActor var isShown: Bool { get }
}

extension PresentingModifier: PresentingViewModifier {
    var isShown: Bool { isPresented.wrappedValue }
}

extension ItemPresentingModifier: PresentingViewModifier {
    var isShown: Bool { item.wrappedValue != nil }
}

/// Presents a popover that points to the modified view.
struct PopoverModifier<Presenting: PresentingViewModifier> {
    let presenting: Presenting
    let attachment: PopoverAttachmentAnchor
    let arrowEdge: Edge?
    @Namespace private var namespace

    nonisolated init(presenting: Presenting, attachment: PopoverAttachmentAnchor, arrowEdge: Edge?) {
        self.presenting = presenting
        self.attachment = attachment
        self.arrowEdge = arrowEdge
    }
}

extension PopoverModifier: ViewModifier {
    func body(content: Content) -> some View {
        // The client finds the view by this name.
        let name = "p\(namespace.number)"
        var presenting = presenting
        presenting.attributes[.popoverID] = .string(name)
        presenting.attributes.set(.arrowEdge, arrowEdge.map { "\($0)" })
        attachment.describe(in: &presenting.attributes)
        return
            content
            .modifier(SimpleElementModifier(.popoverSource, presenting.isShown ? [.popoverID: .string(name)] : [:]))
            .modifier(presenting)
    }
}

extension PopoverAttachmentAnchor {
    /// Sets the fraction of a point (`anchorX`, `anchorY`), or the rectangle in points; nothing for the whole view.
    fileprivate func describe(in attributes: inout Attributes) {
        switch self {
        case .point(let point):
            attributes[.anchorX] = .number(point.x)
            attributes[.anchorY] = .number(point.y)
        case .rect(let source):
            guard case .rect(let rect) = source.part else { return }
            attributes[.x] = .number(rect.minX)
            attributes[.y] = .number(rect.minY)
            attributes[.width] = .number(rect.width)
            attributes[.height] = .number(rect.height)
        }
    }
}

internal import Foundation
public import OrielCore

/// A tip among other views; nothing while the tip is not shown.
///
///     TipView(FavoriteTip(), arrowEdge: .bottom)
public struct TipView<Content: Tip> {
    private let tip: Content?
    private let isPresented: Binding<Bool>?
    private let arrowEdge: Edge?
    private let action: @MainActor (Tips.Action) -> Void
    @Environment(\.tipViewStyle) private var style

    /// - Parameter arrowEdge: The edge at which an arrow points to another view; nil for no arrow.
    public nonisolated init(
        _ tip: Content?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        isPresented = nil
        self.arrowEdge = arrowEdge
        self.action = action
        _style = Environment(\.tipViewStyle)
    }

    /// - Parameter isPresented: Set to whether the tip is shown.
    public nonisolated init(
        _ tip: Content?,
        isPresented: Binding<Bool>?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        self.isPresented = isPresented
        self.arrowEdge = arrowEdge
        self.action = action
        _style = Environment(\.tipViewStyle)
    }
}

extension TipView where Content == AnyTip {
    /// Creates a view of the current tip of a ``TipGroup``.
    public nonisolated init(
        _ tip: (any Tip)?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.init(tip.map(AnyTip.init), arrowEdge: arrowEdge, action: action)
    }
}

extension TipView: View {
    public var body: some View {
        if let tip, tip.shouldDisplay {
            ShownTip(tip: tip, action: action)
                .modifier(TipArrowModifier(edge: arrowEdge))
                .onAppear { isPresented?.wrappedValue = true }
                .onDisappear { isPresented?.wrappedValue = false }
                // Another tip in the same place is shown for the first time.
                .id(tip.id)
        }
    }
}

/// A tip in the style of the environment.
struct ShownTip: View {
    let tip: any Tip
    let action: @MainActor (Tips.Action) -> Void
    @Environment(\.tipViewStyle) private var style

    init(tip: any Tip, action: @escaping @MainActor (Tips.Action) -> Void) {
        (self.tip, self.action) = (tip, action)
    }

    var body: some View {
        let actions = tip.actions.enumerated().map { index, action in
            let (chosen, perform) = (action.at(index), self.action)
            return chosen.performing {
                chosen.handler()
                // A style of the app can call it from any thread.
                MainTurn.perform { perform(chosen) }
            }
        }
        style.view(TipViewStyleConfiguration(tip: tip, actions: actions))
            .onAppear { TipStore.current.appear(tip.id) }
            .onDisappear { TipStore.current.disappear(tip.id) }
    }
}

extension View {
    /// Shows a tip in a popover that belongs to the view.
    ///
    /// Unlike Apple's, the views behind the popover cannot be used until it is closed.
    public nonisolated func popoverTip<Content: Tip>(
        _ tip: Content?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(PopoverTip(tip: tip, isPresented: nil, arrowEdge: arrowEdge, action: action))
    }

    /// Shows the current tip of a ``TipGroup`` in a popover.
    public nonisolated func popoverTip(
        _ tip: (any Tip)?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(PopoverTip(tip: tip, isPresented: nil, arrowEdge: arrowEdge, action: action))
    }

    /// Shows a tip in a popover, and sets a binding to whether it is shown.
    public nonisolated func popoverTip(
        _ tip: (any Tip)?,
        isPresented: Binding<Bool>?,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(
            PopoverTip(
                tip: tip,
                isPresented: isPresented,
                attachment: attachmentAnchor,
                arrowEdge: arrowEdge,
                action: action
            )
        )
    }
}

/// Shows a tip in a popover until the reader closes it.
private struct PopoverTip {
    let tip: (any Tip)?
    let isPresented: Binding<Bool>?
    let attachment: PopoverAttachmentAnchor
    let arrowEdge: Edge?
    let action: @MainActor (Tips.Action) -> Void
    /// The tip whose popover the reader has closed by a tap beside it. It comes back when the view does.
    @State private var dismissed: String?

    nonisolated init(
        tip: (any Tip)?,
        isPresented: Binding<Bool>?,
        attachment: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge?,
        action: @escaping @MainActor (Tips.Action) -> Void
    ) {
        self.tip = tip
        self.isPresented = isPresented
        self.attachment = attachment
        self.arrowEdge = arrowEdge
        self.action = action
        _dismissed = State(wrappedValue: nil)
    }
}

extension PopoverTip: ViewModifier {
    func body(content: Content) -> some View {
        content.popover(isPresented: isShown, attachmentAnchor: attachment, arrowEdge: arrowEdge) {
            if let tip {
                ShownTip(tip: tip, action: action)
                    .tipBackground(.clear)
                    .frame(maxWidth: 340)
                    .presentationCompactAdaptation(.popover)
                    .onAppear { isPresented?.wrappedValue = true }
                    .onDisappear { isPresented?.wrappedValue = false }
            }
        }
    }

    @MainActor private var isShown: Binding<Bool> {
        Binding(
            get: { tip.map { $0.shouldDisplay && dismissed != $0.id } ?? false },
            set: { if !$0 { dismissed = tip?.id } }
        )
    }
}

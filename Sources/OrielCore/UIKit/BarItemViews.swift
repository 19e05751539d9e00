import Foundation
import OrielUIKit

/// The buttons of a bar of UIKit.
struct BarItemViews: View {
    let items: [UIBarButtonItem]
    /// Whether spaces are drawn, as in a toolbar. The navigation bar places its items by itself.
    let hasSpaces: Bool

    var body: some View {
        // The items are objects: this view is equal to itself when one of them has changed.
        for item in items { item.noteDrawing() }
        return ForEach(Array(items.enumerated()), id: \.offset) { _, item in
            if !item.isHidden { content(item) }
        }
    }

    @MainActor @ViewBuilder private func content(_ item: UIBarButtonItem) -> some View {
        if let view = item.customView {
            BarView(view: view)
        } else if item.systemItem == .flexibleSpace {
            if hasSpaces { Spacer(minLength: 0) }
        } else if item.systemItem == .fixedSpace {
            if hasSpaces { Color.clear.frame(width: max(item.width, 0), height: 1) }
        } else {
            button(item)
                .popoverSource(item.popoverName)
                .disabled(!item.isEnabled)
                .if(item.tintColor != nil) { $0.tint(item.tintColor.map { Color(uiColor: $0) }) }
                .if(item.accessibilityLabel != nil) {
                    $0.accessibilityLabel(Text(verbatim: item.accessibilityLabel ?? ""))
                }
        }
    }

    @MainActor @ViewBuilder private func button(_ item: UIBarButtonItem) -> some View {
        if let menu = item.menu, item.primaryAction == nil {
            Menu(content: { MenuItems(menu: menu, sender: item) }, label: { label(item) })
        } else {
            Button(action: { item.primaryAction?.run(by: item) }, label: { label(item) })
        }
    }

    @MainActor @ViewBuilder private func label(_ item: UIBarButtonItem) -> some View {
        if let image = item.image {
            Image(uiImage: image)
        } else if let symbol = item.systemItem?.symbol {
            Image(systemName: symbol)
        } else if let title = item.title {
            Text(verbatim: title)
        }
    }
}

/// A view of UIKit in a bar, in the size of its frame or of its content.
struct BarView: View {
    let view: UIView

    var body: some View {
        DrawnView(view: view, stretch: [])
            .frame(sizeOf: view)
            .onAppear { view.isRoot = true }
            .onDisappear { view.isRoot = false }
    }
}

/// A toolbar of UIKit.
struct ToolbarRow: View {
    let bar: UIToolbar

    var body: some View {
        bar.noteDrawing()
        return HStack(spacing: 16) {
            BarItemViews(items: bar.items ?? [], hasSpaces: true)
        }
        .buttonStyle(.borderless)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .background(background)
        .if(bar.barStyle == .black) { $0.environment(\.colorScheme, .dark) }
    }

    @MainActor private var background: AnyShapeStyle {
        if bar.isTransparent { return AnyShapeStyle(Color.clear) }
        return bar.drawnBackground.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(Material.bar)
    }
}

/// Shows the accessory view of a text field at the lower edge of the page, while the field has the focus.
struct InputAccessory: ViewModifier {
    let view: UIView?
    let isShown: Bool

    func body(content: Content) -> some View {
        if let view {
            content.toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    if isShown {
                        if let bar = view as? UIToolbar {
                            AccessoryItems(bar: bar)
                        } else {
                            BarView(view: view)
                        }
                    }
                }
            }
        } else {
            content
        }
    }
}

/// The items of a toolbar in the bar of the page.
private struct AccessoryItems: View {
    let bar: UIToolbar

    var body: some View {
        bar.noteDrawing()
        return BarItemViews(items: bar.items ?? [], hasSpaces: true)
    }
}

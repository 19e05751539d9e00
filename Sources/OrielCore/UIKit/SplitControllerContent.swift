import OrielUIKit

/// The columns of a split view controller.
struct SplitControllerContent: View {
    let controller: UISplitViewController
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        controller.view.noteDrawing()
        return Group {
            if sizeClass == .compact, let navigation = controller.navigation(in: .compact) {
                DrawnView(view: navigation.view, stretch: .both)
            } else if controller.style == .tripleColumn {
                NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: top) {
                    SplitColumnContent(navigation: controller.navigation(in: .primary))
                } content: {
                    SplitColumnContent(navigation: controller.navigation(in: .supplementary))
                } detail: {
                    SplitColumnContent(navigation: controller.navigation(in: .secondary))
                }
            } else {
                NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: top) {
                    SplitColumnContent(navigation: controller.navigation(in: .primary))
                } detail: {
                    SplitColumnContent(navigation: controller.navigation(in: .secondary))
                }
            }
        }
    }

    @MainActor private var visibility: Binding<NavigationSplitViewVisibility> {
        let hasThree = controller.style == .tripleColumn
        return Binding<NavigationSplitViewVisibility> {
            switch controller.displayMode {
            case .automatic: .automatic
            case .secondaryOnly: .detailOnly
            case .oneBesideSecondary, .oneOverSecondary: hasThree ? .doubleColumn : .all
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
            }
        } set: { new in
            let isAll = new == .all || new == .automatic
            controller.userDidChoose(
                new == .detailOnly
                    ? .secondaryOnly : isAll && hasThree ? .twoBesideSecondary : .oneBesideSecondary
            )
        }
    }

    @MainActor private var top: Binding<NavigationSplitViewColumn> {
        Binding<NavigationSplitViewColumn> {
            switch controller.topColumn {
            case .primary, .compact: .sidebar
            case .supplementary: .content
            case .secondary: .detail
            }
        } set: { new in
            controller.userDidMove(to: new == .sidebar ? .primary : new == .content ? .supplementary : .secondary)
        }
    }
}

/// The navigation controller of a column.
private struct SplitColumnContent: View {
    let navigation: UINavigationController?

    var body: some View {
        if let navigation { DrawnView(view: navigation.view, stretch: .both) }
    }
}

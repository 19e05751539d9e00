import Foundation
import OrielUIKit

/// Calls a view controller when its view appears and disappears, and shows what it presents and the title of its bar.
struct ControllerDrawing: ViewModifier {
    let controller: UIViewController?

    func body(content: Content) -> some View {
        if let controller {
            content
                .onAppear { controller.visibilityDidChange(to: true) }
                .onDisappear { controller.visibilityDidChange(to: false) }
                .modifier(PresentationDrawing(controller: controller))
                .if(controller.parent is UINavigationController) { $0.modifier(BarDrawing(controller: controller)) }
        }
    }
}

/// Shows the controller that another presents: in a sheet, above the page, or as an alert.
struct PresentationDrawing: ViewModifier {
    let controller: UIViewController
    @Environment(\.horizontalSizeClass) private var sizeClass

    func body(content: Content) -> some View {
        controller.view.noteDrawing()
        let presented = controller.presentedViewController
        let alert = presented as? UIAlertController
        let kind: Kind =
            switch presented {
            case nil: .none
            case let alert as UIAlertController: kind(of: alert)
            case let other?: kind(of: other)
            }
        return
            content
            .sheet(isPresented: isShown(.sheet, kind, presented)) { PresentedContent(controller: presented) }
            .fullScreenCover(isPresented: isShown(.cover, kind, presented)) { PresentedContent(controller: presented) }
            .modifier(
                PresentingModifier(
                    kind: .popover,
                    attributes: presented?.popoverPresentationController?.placeAttributes ?? [:],
                    isPresented: isShown(.popover, kind, presented),
                    presented: {
                        Group {
                            if let alert {
                                ActionSheetPopover(alert: alert, presenter: controller)
                            } else {
                                PresentedContent(controller: presented)
                            }
                        }
                    }
                )
            )
            .alert(title(alert), isPresented: isShown(.alert, kind, presented)) {
                AlertActions(alert: alert, presenter: controller)
            } message: {
                if let message = alert?.message { Text(verbatim: message) }
            }
            .confirmationDialog(
                title(alert),
                isPresented: isShown(.actionSheet, kind, presented),
                titleVisibility: alert?.title?.isEmpty == false ? .visible : .hidden
            ) {
                AlertActions(alert: alert, presenter: controller)
            } message: {
                if let message = alert?.message { Text(verbatim: message) }
            }
    }

    private enum Kind { case none, sheet, cover, popover, alert, actionSheet }

    private func kind(of alert: UIAlertController) -> Kind {
        guard alert.preferredStyle == .actionSheet else { return .alert }
        let isPopover = sizeClass != .compact && alert.popoverPresentationController?.hasPlace == true
        return isPopover ? .popover : .actionSheet
    }

    private func kind(of presented: UIViewController) -> Kind {
        if presented.modalPresentationStyle.coversPage { return .cover }
        return presented.popoverPresentationController?.hasPlace == true ? .popover : .sheet
    }

    private func title(_ alert: UIAlertController?) -> Text { Text(verbatim: alert?.title ?? "") }

    private func isShown(_ kind: Kind, _ current: Kind, _ presented: UIViewController?) -> Binding<Bool> {
        Binding {
            kind == current
        } set: { isShown in
            // An action may have presented another controller already.
            guard !isShown, let presented, controller.presentedViewController === presented else { return }
            controller.userDidDismiss()
            // A press outside of a popover cancels.
            if kind == .popover, let alert = presented as? UIAlertController,
                let action = alert.actions.first(where: { $0.style == .cancel })
            {
                action.handler?(action)
            }
        }
    }
}

private struct PresentedContent: View {
    let controller: UIViewController?

    var body: some View {
        if let controller, let view = controller.view {
            DrawnView(view: view, stretch: .both)
                .interactiveDismissDisabled(controller.preventsDismissal)
                .modifier(
                    SheetDrawing(
                        sheet: controller.sheetPresentationController
                            ?? controller.popoverPresentationController?.adaptiveSheetPresentationController
                    )
                )
                .if(controller.popoverPresentationController?.hasPlace == true) {
                    $0.modifier(PopoverDrawing(controller: controller))
                }
                .onAppear { view.isRoot = true }
                .onDisappear { view.isRoot = false }
        }
    }
}

/// Gives a sheet the heights and the look that its presentation controller has.
private struct SheetDrawing: ViewModifier {
    let sheet: UISheetPresentationController?

    func body(content: Content) -> some View {
        if let sheet, sheet.hasOwnLook {
            content
                .presentationDetents(Set(sheet.detents.map(detent)), selection: selection(in: sheet))
                .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .automatic)
                .presentationCornerRadius(sheet.preferredCornerRadius)
        } else {
            content
        }
    }

    @MainActor private func selection(in sheet: UISheetPresentationController) -> Binding<PresentationDetent> {
        Binding {
            let selected =
                sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier } ?? sheet.detents.first
            return selected.map(detent) ?? .large
        } set: { new in
            sheet.userDidSelect(sheet.detents.first { detent($0) == new }?.identifier)
        }
    }

    @MainActor private func detent(_ detent: UISheetPresentationController.Detent) -> PresentationDetent {
        if let height = detent.height { return .height(height(UIScreen.main.bounds.height) ?? 0) }
        return detent.identifier == .medium ? .medium : .large
    }
}

/// The choices of an action sheet below each other. There is no button that cancels: a press outside does.
private struct ActionSheetPopover: View {
    let alert: UIAlertController
    let presenter: UIViewController

    var body: some View {
        presenter.view.noteDrawing()
        let texts = [alert.title, alert.message].compactMap(\.self).filter { !$0.isEmpty }
        return VStack(spacing: 12) {
            if !texts.isEmpty {
                VStack(spacing: 4) {
                    ForEach(Array(texts.enumerated()), id: \.offset) { index, text in
                        Text(verbatim: text).font(.footnote).bold(index == 0 && alert.title?.isEmpty == false)
                    }
                }
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            }
            AlertActions(alert: alert, presenter: presenter, omitsCancel: true)
        }
        .padding(16)
        .frame(minWidth: 240)
    }
}

private struct AlertActions: View {
    let alert: UIAlertController?
    let presenter: UIViewController
    var omitsCancel = false

    var body: some View {
        presenter.view.noteDrawing()
        return Group {
            if let alert { content(of: alert) }
        }
    }

    @MainActor @ViewBuilder private func content(of alert: UIAlertController) -> some View {
        ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { _, field in
            TextFieldContent(field: field)
        }
        let actions = omitsCancel ? alert.actions.filter { $0.style != .cancel } : alert.actions
        ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
            Button(role: action.role) {
                // The alert has ended when its action runs, so the action can present another.
                if presenter.presentedViewController === alert { presenter.presentationDidEnd() }
                action.handler?(action)
            } label: {
                Text(verbatim: action.title ?? "")
            }
            .disabled(!action.isEnabled)
            .if(alert.preferredAction === action) { $0.keyboardShortcut(.defaultAction) }
        }
    }
}

extension UIAlertAction {
    fileprivate var role: ButtonRole? {
        switch style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}

/// The title and the buttons of a controller in the bar of its navigation controller.
private struct BarDrawing: ViewModifier {
    let controller: UIViewController

    func body(content: Content) -> some View {
        controller.view.noteDrawing()
        let item = controller.navigationItem
        let navigation = controller.navigationController
        // An empty heading would confuse screen readers.
        let title = item.title.flatMap { $0.isEmpty ? nil : Text(verbatim: $0) }
        return
            content
            .navigationBar { $0.title = title }
            .navigationBarTitleDisplayMode(item.isLarge(in: navigation) ? .large : .inline)
            .navigationBar { $0.merge(NavigationBar(navigation?.navigationBar)) }
            .navigationBarBackButtonHidden(item.hidesBackButton)
            .if(item.searchController != nil) {
                $0.modifier(
                    SearchDrawing(
                        search: item.searchController,
                        hidesWhenScrolling: item.hidesSearchBarWhenScrolling
                    )
                )
            }
            .toolbar(navigation?.isNavigationBarHidden == true ? .hidden : .automatic, for: .navigationBar)
            .if(controller.hidesBottomBarWhenPushed && navigation?.viewControllers.first !== controller) {
                $0.toolbar(.hidden, for: .tabBar)
            }
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) { BarItems(controller: controller, isLeading: true) }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    BarItems(controller: controller, isLeading: false)
                }
                if let view = item.titleView {
                    ToolbarItem(placement: .principal) { BarView(view: view) }
                }
                if let items = controller.toolbarItems, navigation?.isToolbarHidden == false {
                    ToolbarItemGroup(placement: .bottomBar) { BarItemViews(items: items, hasSpaces: true) }
                }
            }
    }
}

extension UINavigationItem {
    fileprivate func isLarge(in navigation: UINavigationController?) -> Bool {
        switch largeTitleDisplayMode {
        case .always: true
        case .never: false
        case .automatic: navigation?.navigationBar.prefersLargeTitles ?? false
        }
    }
}

private struct BarItems: View {
    let controller: UIViewController
    let isLeading: Bool

    var body: some View {
        controller.view.noteDrawing()
        let item = controller.navigationItem
        // The first item is the outermost.
        let items = isLeading ? item.leftBarButtonItems ?? [] : (item.rightBarButtonItems ?? []).reversed()
        return BarItemViews(items: items, hasSpaces: false)
    }
}

/// The pages of a navigation controller.
struct NavigationContent: View {
    let controller: UINavigationController

    var body: some View {
        controller.view.noteDrawing()
        let path = Binding {
            controller.viewControllers.dropFirst().map { PageID(controller: $0) }
        } set: { path in
            controller.pop(to: path.count + 1)
        }
        return NavigationStack(path: path) {
            Group {
                if let root = controller.viewControllers.first { Page(controller: root) }
            }
            .navigationDestination(for: PageID.self) { Page(controller: $0.controller) }
        }
    }

    /// A controller as a value of a path.
    private struct PageID: Hashable {
        let controller: UIViewController

        static func == (a: PageID, b: PageID) -> Bool { a.controller === b.controller }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
    }

    private struct Page: View {
        let controller: UIViewController

        var body: some View { DrawnView(view: controller.view, stretch: .both) }
    }
}

/// What a `UIActivityViewController` shows: the texts and addresses, and a button that opens the share sheet of the browser.
struct ActivityContent: View {
    let controller: UIActivityViewController

    var body: some View {
        let address = controller.items.lazy.compactMap { $0 as? URL }.first
        let texts = controller.items.compactMap { item -> String? in
            if let url = item as? URL { return url == address ? nil : url.absoluteString }
            return item as? String
        }
        let text = texts.isEmpty ? nil : texts.joined(separator: "\n")
        let title = controller.subject.map { Text(verbatim: $0) }
        VStack(spacing: 20) {
            Text(verbatim: [text, address?.absoluteString].compactMap { $0 }.joined(separator: "\n"))
                .lineLimit(6)
                .multilineTextAlignment(.center)
            Button(
                browserAction: BrowserAction(
                    .share(
                        ShareItem(url: address, text: text, title: title, message: nil),
                        didShare: { controller.didShare($0 == .copied ? .copyToPasteboard : nil) }
                    )
                ),
                action: {},
                label: { DefaultShareLinkLabel() }
            )
            .buttonStyle(.borderedProminent)
            Button(action: { controller.dismiss(animated: true) }, label: { SystemWord.done.text })
        }
        .padding(24)
        .stretched(.both)
        .presentationDetents([.medium])
    }
}

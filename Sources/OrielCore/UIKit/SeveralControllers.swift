import OrielUIKit

/// The tabs of a tab bar controller.
struct TabControllerContent: View {
    let controller: UITabBarController

    var body: some View {
        controller.view.noteDrawing()
        let selection = Binding {
            controller.selectedIndex
        } set: {
            controller.userDidSelect($0)
        }
        return TabView(selection: selection) {
            ForEach(Array(controller.tabs.enumerated()), id: \.element) { index, child in
                DrawnView(view: child.view, stretch: .both)
                    .toolbar(controller.tabBar.isHidden ? .hidden : .automatic, for: .tabBar)
                    .tabItem { label(child.tabBarItem, isSelected: index == controller.selectedIndex) }
                    .badge(child.tabBarItem.badgeValue.map { Text(verbatim: $0) })
                    .tag(index)
            }
        }
        .if(controller.tabBar.tintColor != nil) { $0.tint(controller.tabBar.tintColor.map { Color(uiColor: $0) }) }
    }

    @ViewBuilder private func label(_ item: UITabBarItem, isSelected: Bool) -> some View {
        if let image = isSelected ? item.selectedImage ?? item.image : item.image { Image(uiImage: image) }
        if let title = item.title { Text(verbatim: title) }
    }
}

/// The pages of a page controller side by side.
struct PageControllerContent: View {
    let controller: UIPageViewController

    var body: some View {
        controller.view.noteDrawing()
        let pages = controller.pages
        let selection = Binding {
            controller.shownPage.map { ObjectIdentifier($0) }
        } set: { id in
            guard let page = pages.first(where: { ObjectIdentifier($0) == id }) else { return }
            controller.userDidTurn(to: page)
        }
        return TabView(selection: selection) {
            ForEach(pages, id: \.self) { page in
                DrawnView(view: page.view, stretch: .both).tag(Optional(ObjectIdentifier(page)))
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
}

import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// Pages of a `UIPageViewController` that follow each other in a circle, as in Apple's tutorial.
struct PagesOfControllers: View {
    @State private var page = 0

    var body: some View {
        VStack {
            Text("page \(page)")
            PageController(pages: [Text("Heron"), Text("Stork"), Text("Crane")], page: $page)
            Button("Next") { page = (page + 1) % 3 }
        }
    }
}

struct PageController<Page: View>: UIViewControllerRepresentable {
    var pages: [Page]
    @Binding var page: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIPageViewController {
        let controller = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal,
            options: [.interPageSpacing: 10]
        )
        controller.dataSource = context.coordinator
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {
        controller.setViewControllers([context.coordinator.controllers[page]], direction: .forward, animated: true)
    }

    class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var parent: PageController
        var controllers: [UIViewController]

        init(_ parent: PageController) {
            self.parent = parent
            controllers = parent.pages.map { UIHostingController(rootView: $0) }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            guard let index = controllers.firstIndex(of: viewController) else { return nil }
            return index == 0 ? controllers.last : controllers[index - 1]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            guard let index = controllers.firstIndex(of: viewController) else { return nil }
            return index + 1 == controllers.count ? controllers.first : controllers[index + 1]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            guard completed, let shown = pageViewController.viewControllers?.first,
                let index = controllers.firstIndex(of: shown)
            else { return }
            parent.page = index
        }
    }
}

/// A `UISearchBar` with a delegate.
struct SearchBarForms: View {
    @State private var query = "her"
    @State private var log = ""

    var body: some View {
        VStack {
            Text("query \(query)\(log)")
            Bar(query: $query, log: $log)
        }
    }

    private struct Bar: UIViewRepresentable {
        @Binding var query: String
        @Binding var log: String

        func makeCoordinator() -> Coordinator { Coordinator(query: $query, log: $log) }

        func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar(frame: .zero)
            bar.delegate = context.coordinator
            bar.searchBarStyle = .minimal
            bar.autocapitalizationType = .none
            bar.autocorrectionType = .no
            bar.placeholder = "Search"
            bar.showsCancelButton = true
            bar.barTintColor = .systemGray6
            bar.searchTextField.accessibilityLabel = "Search"
            return bar
        }

        func updateUIView(_ bar: UISearchBar, context: Context) { bar.text = query }

        class Coordinator: NSObject, UISearchBarDelegate {
            @Binding var query: String
            @Binding var log: String

            init(query: Binding<String>, log: Binding<String>) {
                _query = query
                _log = log
            }

            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { query = searchText }

            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
                query = ""
                log = ", cancelled"
                searchBar.resignFirstResponder()
            }
        }
    }
}

/// Tabs of a `UITabBarController`.
struct TabsOfControllers: UIViewControllerRepresentable {
    @Binding var selected: Int

    func makeCoordinator() -> Coordinator { Coordinator(selected: $selected) }

    func makeUIViewController(context: Context) -> UITabBarController {
        let controller = UITabBarController()
        let first = UIHostingController(rootView: Text("first"))
        first.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
        let second = UIHostingController(rootView: Text("second"))
        second.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        second.tabBarItem.badgeValue = "3"
        controller.viewControllers = [first, second]
        controller.delegate = context.coordinator
        controller.tabBar.tintColor = .systemRed
        return controller
    }

    func updateUIViewController(_ controller: UITabBarController, context: Context) {
        controller.selectedIndex = selected
    }

    class Coordinator: NSObject, UITabBarControllerDelegate {
        @Binding var selected: Int

        init(selected: Binding<Int>) { _selected = selected }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            selected = tabBarController.selectedIndex
        }
    }
}

/// A controller that presents another in a sheet with two heights.
final class SheetPresenter: UIViewController, UIAdaptivePresentationControllerDelegate {
    private(set) var dismissals = 0

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    override var shouldAutorotate: Bool { false }

    func showSheet() {
        let controller = UIHostingController(rootView: Text("in the sheet"))
        controller.modalTransitionStyle = .crossDissolve
        controller.preferredContentSize = CGSize(width: 300, height: 300)
        controller.presentationController?.delegate = self
        if let sheet = controller.sheetPresentationController {
            sheet.detents = [.medium(), .large(), .custom { $0.maximumDetentValue / 4 }]
            sheet.selectedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 20
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        }
        present(controller, animated: true)
        setNeedsStatusBarAppearanceUpdate()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dismissals += 1 }
}

/// A `UIDocumentPickerViewController`.
struct DocumentPickerForms: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let controller = UIDocumentPickerViewController(forOpeningContentTypes: [.text, .pdf], asCopy: true)
        controller.allowsMultipleSelection = true
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }

    class Coordinator: NSObject, UIDocumentPickerDelegate {
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    }
}

/// Wheels of a `UIPickerView`.
struct WheelsOfUIKit: View {
    @State private var hours = 1
    @State private var unit = 0

    var body: some View {
        VStack {
            Text("\(hours) h, unit \(unit)")
            Wheels(hours: $hours, unit: $unit).frame(height: 150)
        }
    }

    private struct Wheels: UIViewRepresentable {
        @Binding var hours: Int
        @Binding var unit: Int

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIView(context: Context) -> UIPickerView {
            let picker = UIPickerView()
            picker.dataSource = context.coordinator
            picker.delegate = context.coordinator
            picker.accessibilityLabel = "Hours"
            return picker
        }

        func updateUIView(_ picker: UIPickerView, context: Context) {
            picker.selectRow(hours, inComponent: 0, animated: true)
            picker.selectRow(unit, inComponent: 1, animated: false)
            picker.reloadComponent(0)
        }

        class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            let parent: Wheels

            init(_ parent: Wheels) { self.parent = parent }

            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                component == 0 ? 24 : 2
            }

            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                component == 0 ? "\(row)" : nil
            }

            func pickerView(
                _ pickerView: UIPickerView,
                attributedTitleForRow row: Int,
                forComponent component: Int
            ) -> NSAttributedString? { NSAttributedString(string: row == 0 ? "am" : "pm") }

            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                if component == 0 { parent.hours = row } else { parent.unit = row }
            }

            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 80 }
        }
    }
}

/// A `UIColorPickerViewController`.
struct ColorPickerOfUIKit: UIViewControllerRepresentable {
    @Binding var color: UIColor

    func makeUIViewController(context: Context) -> UIColorPickerViewController {
        let controller = UIColorPickerViewController()
        controller.title = "Colour"
        controller.selectedColor = color
        controller.supportsAlpha = false
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: UIColorPickerViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(color: $color) }

    class Coordinator: NSObject, UIColorPickerViewControllerDelegate,
        UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate
    {
        @Binding var color: UIColor

        init(color: Binding<UIColor>) { _color = color }

        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
            color = viewController.selectedColor
        }
    }
}

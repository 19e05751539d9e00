import Foundation
import OrielUIKit

/// The content of views, by their classes. Subclasses of the app are drawn as the class that they inherit from.
@MainActor
enum ViewContent {
    static func of(_ view: UIView, stretch: Stretch) -> AnyView {
        switch view {
        case let view as HostingView: view.content.stretched(stretch)
        case let view as any DoorView: view.drawing.stretched(stretch)
        case let view as UIStackView: AnyView(StackContent(stack: view, stretch: stretch).view)
        case let view as UITextView: view.drawing(stretch)
        case let view as UITableView: AnyView(TableContent(table: view, stretch: stretch))
        case let view as UICollectionView: AnyView(CollectionContent(collection: view, stretch: stretch))
        case let view as UICollectionViewCell: AnyView(CollectionCellContent(cell: view, stretch: stretch))
        case let view as UITableViewHeaderFooterView: AnyView(HeaderFooterContent(view: view, stretch: stretch))
        case let view as UIScrollView: AnyView(ScrollContent(scroll: view, stretch: stretch))
        case let view as UIVisualEffectView: view.drawing(stretch)
        case let view as UIPickerView: PickerViewContent(picker: view).stretched(stretch)
        case let view as UIToolbar: ToolbarRow(bar: view).stretched(stretch)
        case let view as UISearchBar: SearchBarContent(bar: view).stretched(stretch)
        case let view as UIControl: view.withSubviews(control(view, stretch))
        case let view as UILabel: view.withSubviews(view.drawing(stretch))
        case let view as UIImageView: view.withSubviews(view.drawing(stretch))
        case let view as UIActivityIndicatorView: AnyView(view.drawing.stretched(stretch))
        case let view as UIProgressView: AnyView(view.drawing.stretched(stretch))
        default: plain(view, stretch)
        }
    }

    private static func plain(_ view: UIView, _ stretch: Stretch) -> AnyView {
        switch view.controller {
        case let controller as UIImagePickerController: AnyView(ImagePickerContent(controller: controller))
        case let controller as UINavigationController: AnyView(NavigationContent(controller: controller))
        case let controller as UISplitViewController: AnyView(SplitControllerContent(controller: controller))
        case let controller as UITabBarController: AnyView(TabControllerContent(controller: controller))
        case let controller as UIPageViewController: AnyView(PageControllerContent(controller: controller))
        case let controller as UIDocumentPickerViewController: AnyView(DocumentPickerContent(controller: controller))
        case let controller as UIColorPickerViewController: AnyView(ColorPickerContent(controller: controller))
        case let controller as UIActivityViewController: AnyView(ActivityContent(controller: controller))
        default: SubviewsContent(container: view, stretch: stretch).view
        }
    }

    private static func control(_ control: UIControl, _ stretch: Stretch) -> AnyView {
        // The control itself has the label, not a frame around it.
        func drawn(_ content: some View) -> AnyView {
            content.modifier(AccessibilityDrawing(accessibility: control.accessibility, isLeaf: true)).stretched(
                stretch
            )
        }
        let drawn: AnyView =
            switch control {
            case let control as UIButton:
                AnyView(
                    control.drawing(stretch)
                        .modifier(AccessibilityDrawing(accessibility: control.accessibility, isLeaf: true))
                )
            case let control as UITextField: TextFieldContent(field: control).stretched(stretch)
            case let control as UISwitch: drawn(control.drawing)
            case let control as UISlider: drawn(control.drawing)
            case let control as UIStepper: drawn(control.drawing)
            case let control as UISegmentedControl: drawn(control.drawing)
            case let control as UIPageControl: drawn(control.drawing)
            case let control as UIColorWell: drawn(control.drawing)
            case let control as UIDatePicker: drawn(control.drawing)
            default: SubviewsContent(container: control, stretch: stretch).view
            }
        return AnyView(drawn.disabled(!control.isEnabled))
    }
}

extension UIView {
    /// Adds the subviews in front of the view's own content.
    fileprivate func withSubviews(_ content: AnyView) -> AnyView {
        guard !subviews.isEmpty, type(of: self) != UIControl.self else { return content }
        return AnyView(content.overlay { SubviewsContent(container: self, stretch: .both).view })
    }

    /// The tint of the view, or that of SwiftUI if no view around it has one.
    var drawnTint: AnyShapeStyle {
        var view: UIView? = self
        while let current = view {
            if let tint = current.ownTint { return AnyShapeStyle(Color(uiColor: tint)) }
            view = current.superview
        }
        return AnyShapeStyle(TintShapeStyle())
    }
}

import Foundation
import OrielUIKit

/// Behind a view of UIKit, in its size: what a popover points to. The view itself keeps its identity when the popover appears.
struct PopoverPlace: View {
    let name: String

    var body: some View {
        Color.clear.popoverSource(name)
    }
}

extension View {
    /// Says that a popover points to the view. Without a name, the view is as it would be without this modifier.
    func popoverSource(_ name: String?) -> some View {
        modifier(SimpleElementModifier(.popoverSource, name.map { [.popoverID: .string($0)] } ?? [:]))
    }
}

extension UIPopoverPresentationController {
    /// What the element of the popover says of its place.
    var placeAttributes: Attributes {
        var attributes: Attributes = [.popoverID: .string(name)]
        attributes.set(.arrowEdge, sides)
        if let part {
            attributes[.x] = .number(part.minX)
            attributes[.y] = .number(part.minY)
            attributes[.width] = .number(part.width)
            attributes[.height] = .number(part.height)
        }
        return attributes
    }

    /// The sides of the view at which the popover may be, which are opposite to the directions of the arrow; nil for all.
    private var sides: String? {
        let all: [(UIPopoverArrowDirection, String)] = [
            (.up, "bottom"), (.down, "top"), (.left, "right"), (.right, "left"),
        ]
        let permitted = all.filter { permittedArrowDirections.contains($0.0) }.map(\.1)
        return permitted.isEmpty || permitted.count == all.count ? nil : permitted.joined(separator: ",")
    }

    /// How the popover looks in a narrow window.
    var compactAdaptation: PresentationAdaptation {
        let style = delegate?.adaptivePresentationStyle(
            for: self,
            traitCollection: presentedViewController.traitCollection
        )
        switch style {
        case UIModalPresentationStyle.none?, .popover?: return .popover
        case let style? where style.coversPage: return .fullScreenCover
        default: return .automatic
        }
    }
}

/// Gives the content of a popover the size, the colour and the form that its controller has.
struct PopoverDrawing: ViewModifier {
    let controller: UIViewController
    @Environment(\.horizontalSizeClass) private var sizeClass

    func body(content: Content) -> some View {
        controller.view.noteDrawing()
        let popover = controller.popoverPresentationController
        let adaptation = popover?.compactAdaptation ?? .automatic
        let isBeside = sizeClass != .compact || adaptation == .popover
        let size = controller.popoverSize
        return
            content
            .frame(
                width: isBeside && size.width > 0 ? size.width : nil,
                height: isBeside && size.height > 0 ? size.height : nil
            )
            .presentationCompactAdaptation(adaptation)
            .if(popover?.backgroundColor != nil) {
                $0.presentationBackground(popover?.backgroundColor.map { Color(uiColor: $0) } ?? .clear)
            }
    }
}

extension UIViewController {
    /// The size of the content in a popover: that of the controller that is shown in the end.
    fileprivate var popoverSize: CGSize {
        if preferredContentSize == .zero, let navigation = self as? UINavigationController {
            return navigation.topViewController?.popoverSize ?? .zero
        }
        return preferredContentSize
    }
}

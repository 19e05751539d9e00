import Foundation
import OrielUIKit

/// Draws the background, the shape, the border and the effects of a view.
///
/// Background, border and opacity are always present, so that the content keeps its identity when they change: a text field
/// keeps the focus if its border changes.
struct LayerDrawing: ViewModifier {
    let view: UIView
    let look: ViewLook

    func body(content: Content) -> some View {
        let decoration = look.decoration
        let shape = decoration.shape
        content
            .background {
                if let color = look.background { shape.fill(color.ground) }
                if let size = look.drawnSize { ViewDrawing(view: view, size: size) }
                if !look.layers.isEmpty { LayersView(layers: look.layers) }
                if let name = look.popoverName { PopoverPlace(name: name) }
            }
            .if(look.clips) { $0.clipShape(shape) }
            .overlay {
                if decoration.borderWidth > 0, let color = decoration.borderColor {
                    shape.strokeBorder(Color(uiColor: color), lineWidth: decoration.borderWidth).allowsHitTesting(false)
                }
            }
            .shadow(of: decoration)
            .if(look.mask != nil) { $0.modifier(MaskDrawing(mask: look.mask)) }
            .opacity(look.isHidden ? 0 : look.alpha)
            .if(look.isHidden || !look.isEnabled) { $0.allowsHitTesting(false) }
            .if(look.transform != nil) {
                $0.modifier(PlaneTransform(values: look.transform ?? [], anchor: look.anchor))
            }
            .if(look.tint != nil) { $0.tint(look.tint.map { Color(uiColor: $0) }) }
            .if(look.style != .unspecified) { $0.environment(\.colorScheme, look.style == .dark ? .dark : .light) }
            .if(look.direction != nil) {
                $0.environment(\.layoutDirection, look.direction == .rightToLeft ? .rightToLeft : .leftToRight)
            }
            .if(look.zIndex != 0) { $0.zIndex(Double(look.zIndex)) }
            .modifier(AccessibilityDrawing(accessibility: look.accessibility, isLeaf: look.isLeaf))
            .if(look.isHidden) { $0.accessibilityHidden(true) }
            .if(view.mayHaveContextMenu) { $0.modifier(ContextMenuDrawing(view: view)) }
    }
}

extension UIColor {
    /// What fills the background of a view or a layer.
    var ground: AnyShapeStyle {
        pattern.map { AnyShapeStyle(ImagePaint(image: Image(uiImage: $0))) } ?? AnyShapeStyle(Color(uiColor: self))
    }
}

/// The menu of a long press on a view.
private struct ContextMenuDrawing: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        view.noteDrawing()
        let menu = view.contextMenu
        return content.if(menu != nil) { content in
            content.contextMenu {
                if let menu { MenuItems(menu: menu, sender: view) }
            }
        }
    }
}

/// Draws a view scaled, rotated and moved by an affine transform around a point. Shears are not drawn.
struct PlaneTransform: ViewModifier {
    let values: [CGFloat]
    let anchor: UnitPoint

    func body(content: Content) -> some View {
        let (a, b, c, d) = (values[0], values[1], values[2], values[3])
        let width = hypot(a, b)
        content
            .scaleEffect(x: width, y: width == 0 ? 0 : (a * d - b * c) / width, anchor: anchor)
            .rotationEffect(.radians(Double(atan2(b, a))), anchor: anchor)
            .offset(x: values[4], y: values[5])
    }
}

/// Tells assistive technology what a view's accessibility properties say.
struct AccessibilityDrawing: ViewModifier {
    let accessibility: ViewAccessibility
    let isLeaf: Bool

    func body(content: Content) -> some View {
        content
            .if(!isLeaf && (accessibility.isElement ?? false)) { $0.accessibilityElement(children: .combine) }
            .if(accessibility.label != nil) { $0.accessibilityLabel(Text(verbatim: accessibility.label ?? "")) }
            .if(accessibility.hint != nil) { $0.accessibilityHint(Text(verbatim: accessibility.hint ?? "")) }
            .if(accessibility.value != nil) { $0.accessibilityValue(Text(verbatim: accessibility.value ?? "")) }
            .if(accessibility.identifier != nil) { $0.accessibilityIdentifier(accessibility.identifier ?? "") }
            .if(!accessibility.traits.isEmpty) { $0.accessibilityAddTraits(AccessibilityTraits(accessibility.traits)) }
            .if(accessibility.hidesElements || accessibility.isElement == false && isLeaf) {
                $0.accessibilityHidden(true)
            }
    }
}

extension AccessibilityTraits {
    fileprivate init(_ traits: UIAccessibilityTraits) {
        let all: [(UIAccessibilityTraits, AccessibilityTraits)] = [
            (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected), (.header, .isHeader),
        ]
        self = all.reduce(into: []) { if traits.contains($1.0) { $0.formUnion($1.1) } }
    }
}

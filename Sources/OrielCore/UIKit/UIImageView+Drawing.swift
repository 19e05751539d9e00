import Foundation
import OrielUIKit

extension UIImageView {
    func drawing(_ stretch: Stretch) -> AnyView {
        guard let image = isHighlighted ? highlightedImage ?? self.image : self.image else {
            return Color.clear.frame(width: stretch.isEmpty ? 0 : nil, height: stretch.isEmpty ? 0 : nil).stretched(
                stretch
            )
        }
        let picture = Image(uiImage: image)
        let styled: AnyView =
            switch contentMode {
            case _ where stretch.isEmpty: AnyView(picture)
            case .scaleToFill, .redraw: AnyView(image.filling)
            case .scaleAspectFit: AnyView(picture.resizable().scaledToFit())
            case .scaleAspectFill: AnyView(picture.resizable().scaledToFill())
            default: AnyView(picture)
            }
        return
            styled
            .modifier(ImageColor(image: image, tint: drawnTint, configuration: preferredSymbolConfiguration))
            .stretched(stretch, alignment: contentMode.alignment)
    }
}

extension UIImage {
    /// The image in the size of an area. Its edges keep their size if it was made resizable.
    var filling: Image {
        guard let resizing else { return Image(uiImage: self).resizable() }
        return Image(uiImage: self).resizable(
            capInsets: EdgeInsets(
                top: resizing.top,
                leading: resizing.left,
                bottom: resizing.bottom,
                trailing: resizing.right
            ),
            resizingMode: resizing.mode == .tile ? .tile : .stretch
        )
    }
}

/// Gives an image the colour of its view, if it is a symbol or a template, and a symbol its size.
struct ImageColor: ViewModifier {
    let image: UIImage
    /// The colour of a symbol or template without its own; nil for the current one.
    let tint: AnyShapeStyle?
    var configuration: UIImage.SymbolConfiguration?

    func body(content: Content) -> some View {
        let own = image.symbolFont.map { configuration?.applying($0) ?? $0 } ?? configuration
        let font = own?.hasFont == true ? own : nil
        let color = image.tint.map { AnyShapeStyle(Color(uiColor: $0)) } ?? tint
        content
            .if(own?.colors != nil) { $0.modifier(SymbolColors(colors: own?.colors)) }
            .if(color != nil) { $0.foregroundStyle(color ?? AnyShapeStyle(.primary)) }
            .if(font != nil) {
                $0.font(.system(size: font?.pointSize ?? 17, weight: Font.Weight(font?.weight ?? .regular)))
            }
    }
}

/// Gives the parts of a symbol their colours.
private struct SymbolColors: ViewModifier {
    let colors: UIImage.SymbolConfiguration.Colors?

    func body(content: Content) -> some View {
        switch colors {
        case .palette(let colors):
            let styles = colors.map { Color(uiColor: $0) }
            let first = styles.first ?? .primary
            let second = styles.count > 1 ? styles[1] : first
            content
                .symbolRenderingMode(.palette)
                .foregroundStyle(first, second, styles.count > 2 ? styles[2] : second)
        case .hierarchical(let color):
            content.symbolRenderingMode(.hierarchical).foregroundStyle(Color(uiColor: color))
        case .multicolor: content.symbolRenderingMode(.multicolor)
        case .monochrome: content.symbolRenderingMode(.monochrome)
        case nil: content
        }
    }
}

extension UIView.ContentMode {
    fileprivate var alignment: Alignment {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}

extension UIActivityIndicatorView {
    @ViewBuilder var drawing: some View {
        if isAnimating || !hidesWhenStopped {
            ProgressView()
                .controlSize(style == .large ? .large : .regular)
                .tint(Color(uiColor: color))
        }
    }
}

extension UIProgressView {
    var drawing: some View {
        ProgressView(value: Double(progress))
            .if(progressTintColor != nil) { $0.tint(progressTintColor.map { Color(uiColor: $0) }) }
    }
}

extension UIVisualEffectView {
    func drawing(_ stretch: Stretch) -> AnyView {
        let content = SubviewsContent(container: self, stretch: stretch).view
        guard let blur = effect as? UIBlurEffect else { return content }
        return AnyView(
            content.background {
                Rectangle().fill(blur.material)
                    .if(blur.scheme != nil) { $0.environment(\.colorScheme, blur.scheme ?? .light) }
            }
        )
    }
}

extension UIBlurEffect {
    fileprivate var material: Material {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .prominent: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark: .regular
        }
    }

    fileprivate var scheme: ColorScheme? {
        switch style {
        case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark,
            .systemChromeMaterialDark:
            .dark
        default: nil
        }
    }
}

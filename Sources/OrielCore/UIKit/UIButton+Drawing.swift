import Foundation
import OrielUIKit

extension UIButton {
    func drawing(_ stretch: Stretch) -> AnyView {
        let label = configuration.map { configuredLabel($0, stretch) } ?? AnyView(plainLabel(stretch))
        let button: AnyView
        if let menu, showsMenuAsPrimaryAction {
            button = AnyView(Menu(content: { MenuItems(menu: menu, sender: self) }, label: { label }))
        } else {
            button = AnyView(Button(action: { self.userDidTap() }, label: { label }))
        }
        if let configuration { return configured(button, configuration) }
        return buttonType == .custom ? AnyView(button.buttonStyle(.plain)) : AnyView(button.buttonStyle(.borderless))
    }

    private var titleText: Text? {
        if let styled = currentAttributedTitle { return Text(styled) }
        return currentTitle.flatMap { $0.isEmpty ? nil : Text(verbatim: $0) }
    }

    private func plainLabel(_ stretch: Stretch) -> some View {
        // The colour of a system button is that of its style.
        let color = ownTitleColor ?? (buttonType == .custom ? .white : nil)
        return HStack(spacing: titleText == nil || drawnImage == nil ? 0 : 4) {
            if let image = drawnImage {
                Image(uiImage: image).modifier(ImageColor(image: image, tint: nil))
            }
            titleText
        }
        .font(titleLabel.map { Font($0.font) })
        .lineLimit(titleLabel?.numberOfLines == 0 ? nil : titleLabel?.numberOfLines)
        .if(color != nil) { $0.foregroundStyle(Color(uiColor: color ?? .label)) }
        .padding(
            EdgeInsets(
                top: contentEdgeInsets.top,
                leading: contentEdgeInsets.left,
                bottom: contentEdgeInsets.bottom,
                trailing: contentEdgeInsets.right
            )
        )
        .stretched(stretch, alignment: contentHorizontalAlignment.alignment)
        .if(currentBackgroundImage != nil) { label in
            label.background {
                if let image = currentBackgroundImage { image.filling }
            }
        }
        .contentShape(Rectangle())
    }

    /// The image, or the symbol of the type.
    private var drawnImage: UIImage? {
        if let image = currentImage {
            return currentPreferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
        }
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark: return UIImage(systemName: "info.circle")
        case .contactAdd: return UIImage(systemName: "plus.circle")
        case .close: return UIImage(systemName: "xmark.circle.fill")
        case .custom, .system: return nil
        }
    }

    private func configuredLabel(_ configuration: Configuration, _ stretch: Stretch) -> AnyView {
        let insets = configuration.contentInsets
        // The style of the button adds the standard distances: 7 above and below, 12 at the sides.
        let isPlain = configuration.style == .plain
        let (x, y): (CGFloat, CGFloat) = isPlain ? (0, 0) : (12, 7)
        return ConfiguredLabel(
            configuration: configuration,
            title: configuration.text ?? titleText,
            image: drawnImage,
            color: configuration.baseForegroundColor.map { Color(uiColor: $0) }
        )
        .padding(
            EdgeInsets(
                top: max(0, insets.top - y),
                leading: max(0, insets.leading - x),
                bottom: max(0, insets.bottom - y),
                trailing: max(0, insets.trailing - x)
            )
        )
        .stretched(stretch)
    }

    private func configured(_ button: AnyView, _ configuration: Configuration) -> AnyView {
        let styled =
            switch configuration.style {
            case .plain: AnyView(button.buttonStyle(.borderless))
            case .gray, .tinted: AnyView(button.buttonStyle(.bordered))
            case .filled: AnyView(button.buttonStyle(.borderedProminent))
            }
        let background = configuration.background
        let isPlain = configuration.style == .plain
        let base =
            (isPlain ? nil : background.backgroundColor) ?? configuration.baseBackgroundColor
            ?? (configuration.style == .tinted ? tintColor : nil)
        let corners = RoundedRectangle(cornerRadius: background.cornerRadius)
        return AnyView(
            styled
                .buttonBorderShape(configuration.shape)
                .if(base != nil) { $0.tint(base.map { Color(uiColor: $0) }) }
                .if(isPlain && background.backgroundColor != nil) { button in
                    button.background {
                        corners.fill(Color(uiColor: background.backgroundColor ?? .clear))
                    }
                }
                .if(background.strokeWidth > 0) { button in
                    button.overlay {
                        corners
                            .strokeBorder(
                                Color(uiColor: background.strokeColor ?? tintColor),
                                lineWidth: background.strokeWidth
                            )
                            .allowsHitTesting(false)
                    }
                }
        )
    }
}

/// The title and the image of a button with a configuration.
private struct ConfiguredLabel: View {
    let configuration: UIButton.Configuration
    let title: Text?
    let image: UIImage?
    let color: Color?

    var body: some View {
        let own = configuration.image ?? image
        let symbol = configuration.preferredSymbolConfigurationForImage
        let picture = symbol.flatMap { own?.applyingSymbolConfiguration($0) } ?? own
        Group {
            switch configuration.imagePlacement {
            case .leading:
                HStack(spacing: configuration.imagePadding) {
                    icon(picture); titles
                }
            case .trailing:
                HStack(spacing: configuration.imagePadding) {
                    titles; icon(picture)
                }
            case .top:
                VStack(spacing: configuration.imagePadding) {
                    icon(picture); titles
                }
            case .bottom:
                VStack(spacing: configuration.imagePadding) {
                    titles; icon(picture)
                }
            }
        }
        .if(color != nil) { $0.foregroundStyle(color ?? .primary) }
        .font(configuration.font)
    }

    @ViewBuilder private func icon(_ picture: UIImage?) -> some View {
        if configuration.showsActivityIndicator {
            ProgressView()
        } else if let picture {
            Image(uiImage: picture).modifier(ImageColor(image: picture, tint: nil))
        }
    }

    private var titles: some View {
        VStack(alignment: configuration.horizontalTitleAlignment, spacing: configuration.titlePadding) {
            title
            if let subtitle = configuration.subtitle { Text(verbatim: subtitle).font(.caption) }
        }
    }
}

extension UIButton.Configuration {
    fileprivate var text: Text? { attributedTitle.map { Text($0) } ?? title.map { Text(verbatim: $0) } }

    fileprivate var horizontalTitleAlignment: HorizontalAlignment {
        switch titleAlignment {
        case .leading: .leading
        case .trailing: .trailing
        case .automatic, .center: .center
        }
    }

    fileprivate var font: Font {
        switch buttonSize {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }

    fileprivate var shape: ButtonBorderShape {
        switch cornerStyle {
        case .capsule: .capsule
        case .small: .roundedRectangle(radius: 5)
        case .medium: .roundedRectangle(radius: 8)
        case .large: .roundedRectangle(radius: 12)
        case .fixed where background.cornerRadius > 0: .roundedRectangle(radius: background.cornerRadius)
        case .fixed, .dynamic: .automatic
        }
    }
}

extension UIControl.ContentHorizontalAlignment {
    fileprivate var alignment: Alignment {
        switch self {
        case .left, .leading: .leading
        case .right, .trailing: .trailing
        case .center, .fill: .center
        }
    }
}

/// The items of a menu of UIKit.
struct MenuItems: View {
    let menu: UIMenu
    let sender: AnyObject?

    var body: some View {
        // The marks of the items change with the button.
        let _ = (sender as? UIView)?.noteDrawing()
        ForEach(Array(menu.children.enumerated()), id: \.offset) { _, element in
            if let action = element as? UIAction {
                if !action.attributes.contains(.hidden) { item(action) }
            } else if let menu = element as? UIMenu {
                if menu.options.contains(.displayInline) {
                    Section { MenuItems(menu: menu, sender: sender) }
                } else {
                    Menu(content: { MenuItems(menu: menu, sender: sender) }, label: { label(menu, isMarked: false) })
                }
            } else if let element = element as? UIDeferredMenuElement {
                // Another element at the same place has items of its own.
                DeferredMenuItems(element: element, sender: sender).id(ObjectIdentifier(element))
            }
        }
    }

    private func item(_ action: UIAction) -> some View {
        Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
            menu.userDidChoose(action, sender: sender)
        } label: {
            label(action, isMarked: action.state == .on)
        }
        .disabled(action.attributes.contains(.disabled))
    }

    @ViewBuilder private func label(_ element: UIMenuElement, isMarked: Bool) -> some View {
        let markedImage = isMarked ? (element as? UIAction)?.selectedImage : nil
        if let image = markedImage ?? element.image ?? (isMarked ? UIImage(systemName: "checkmark") : nil) {
            Label {
                title(element)
            } icon: {
                Image(uiImage: image)
            }
        } else {
            title(element)
        }
    }

    @ViewBuilder private func title(_ element: UIMenuElement) -> some View {
        if let subtitle = element.subtitle, !subtitle.isEmpty {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: element.title)
                Text(verbatim: subtitle).font(.caption).foregroundStyle(.secondary)
            }
        } else {
            Text(verbatim: element.title)
        }
    }
}

/// The items of a menu that come later.
private struct DeferredMenuItems: View {
    let element: UIDeferredMenuElement
    let sender: AnyObject?
    @State private var menu: UIMenu?

    var body: some View {
        Group {
            if let menu {
                MenuItems(menu: menu, sender: sender)
            } else {
                Button(action: {}, label: { Text(verbatim: "…") }).disabled(true)
            }
        }
        .onAppear { element.provide { menu = UIMenu(children: $0) } }
    }
}

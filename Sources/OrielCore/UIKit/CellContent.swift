import Foundation
import OrielUIKit

/// The content of a table's cell, with its accessory.
struct CellContent: View {
    let cell: UITableViewCell
    /// The axes in which the app's own views fill the row.
    let stretch: Stretch
    let accessoryTapped: () -> Void

    var body: some View {
        cell.noteDrawing()
        cell.layoutIfNeeded()
        cell.contentView.noteDrawing()
        return HStack(spacing: 8) {
            content.frame(maxWidth: .infinity, maxHeight: stretch == .both ? .infinity : nil, alignment: .leading)
            accessory
        }
    }

    private var content: AnyView {
        switch cell.contentConfiguration {
        case let configuration?: ConfiguredContent(cell: cell, configuration: configuration).view
        case nil where cell.hasLabels: AnyView(labels)
        case nil:
            SubviewsContent(container: cell.contentView, stretch: stretch).view
        }
    }

    /// The labels at the places of the cell's style.
    private var labels: some View {
        let title = cell.textLabel.map { DrawnView(view: $0, stretch: []) }
        let detail = cell.detailTextLabel.flatMap { $0.text?.isEmpty == false ? DrawnView(view: $0, stretch: []) : nil }
        return HStack(spacing: 16) {
            if let image = cell.imageView, image.image != nil { DrawnView(view: image, stretch: []) }
            switch cell.style {
            case .default, .subtitle:
                VStack(alignment: .leading, spacing: 3) {
                    title
                    detail
                }
            case .value1:
                title
                if detail != nil {
                    Spacer(minLength: 8)
                    detail
                }
            case .value2:
                title
                detail
            }
        }
    }

    @ViewBuilder private var accessory: some View {
        if let view = cell.accessoryView {
            DrawnView(view: view, stretch: [])
        } else {
            switch cell.accessoryType {
            case .none: EmptyView()
            case .disclosureIndicator: CellChevron()
            case .checkmark: CellCheckmark().foregroundStyle(cell.drawnTint)
            case .detailButton: CellDetailButton(action: accessoryTapped)
            case .detailDisclosureButton:
                CellDetailButton(action: accessoryTapped)
                CellChevron()
            }
        }
    }
}

/// The arrow of a row that shows another page.
struct CellChevron: View {
    var style = AnyShapeStyle(.tertiary)

    var body: some View {
        Image(systemName: "chevron.forward").imageScale(.small).fontWeight(.semibold).foregroundStyle(style)
            .accessibilityHidden(true)
    }
}

/// The mark of a chosen row.
struct CellCheckmark: View {
    var body: some View { Image(systemName: "checkmark").fontWeight(.semibold) }
}

/// The button for details of a row.
struct CellDetailButton: View {
    let action: () -> Void

    var body: some View {
        Button {
            action()
        } label: {
            Image(systemName: "info.circle")
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("More Info")
    }
}

/// The content configuration of a cell.
@MainActor
struct ConfiguredContent {
    let cell: any ContentCell
    let configuration: any UIContentConfiguration

    var view: AnyView {
        switch configuration {
        case let list as UIListContentConfiguration: AnyView(ListContent(content: list))
        case let hosted as any HostedContent: hosted.hostedContent
        default: AnyView(DrawnView(view: cell.configuredView(configuration), stretch: .horizontal))
        }
    }
}

/// The usual content of a row.
private struct ListContent: View {
    let content: UIListContentConfiguration

    var body: some View {
        HStack(spacing: content.imageToTextPadding) {
            if let image = content.image { picture(image) }
            if content.prefersSideBySideTextAndSecondaryText {
                title
                if let second {
                    Spacer(minLength: 8)
                    second
                }
            } else {
                VStack(alignment: .leading, spacing: content.textToSecondaryTextVerticalPadding) {
                    title
                    second
                }
            }
        }
    }

    private func picture(_ image: UIImage) -> some View {
        let look = content.imageProperties
        return Image(uiImage: image)
            .if(look.maximumSize != .zero) { _ in
                Image(uiImage: image).resizable().scaledToFit()
                    .frame(width: look.maximumSize.width, height: look.maximumSize.height)
            }
            .if(look.cornerRadius > 0) { $0.clipShape(.rect(cornerRadius: look.cornerRadius)) }
            .foregroundStyle(
                look.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(TintShapeStyle())
            )
    }

    private var title: AnyView? { text(content.text, content.attributedText, content.textProperties) }

    private var second: AnyView? {
        text(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    }

    private func text(
        _ plain: String?,
        _ attributed: NSAttributedString?,
        _ look: UIListContentConfiguration.TextProperties
    ) -> AnyView? {
        guard plain != nil || attributed != nil else { return nil }
        // A label draws attributed texts.
        let label = UILabel()
        label.text = plain
        if let attributed { label.attributedText = attributed }
        label.font = look.font
        label.textColor = look.color
        label.numberOfLines = look.numberOfLines
        label.textAlignment = look.alignment
        return label.drawing([])
    }
}

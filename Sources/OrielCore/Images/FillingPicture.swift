/// A view that may be a resizable image which fills its space, and nothing else. The browser can draw it as soon as it has
/// loaded the image.
protocol FillingPicture {
    var isFillingPicture: Bool { get }
}

extension ModifiedContent: FillingPicture where Content == Image, Modifier == SimpleElementModifier {
    nonisolated var isFillingPicture: Bool {
        let (options, attributes) = (content.options, modifier.element.attributes)
        return options.resizing == .stretch && options.capInsets == EdgeInsets() && options.renderingMode != .template
            && options.interpolation == nil && modifier.element.kind == .aspectRatio
            && attributes.string(.contentMode) == "fill" && attributes[.aspectRatio] == nil
    }
}

extension _ConditionalContent: FillingPicture {
    nonisolated var isFillingPicture: Bool {
        switch storage {
        case .trueContent(let content): (content as? any FillingPicture)?.isFillingPicture ?? false
        case .falseContent(let content): (content as? any FillingPicture)?.isFillingPicture ?? false
        }
    }
}

extension Optional: FillingPicture {
    nonisolated var isFillingPicture: Bool {
        guard case .some(let content) = self else { return false }
        return (content as? any FillingPicture)?.isFillingPicture ?? false
    }
}

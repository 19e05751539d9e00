import Foundation

extension Image: LeafElementView {
    public typealias Body = Never

    package func makeElement(in environment: EnvironmentValues) -> Element {
        let appearance = environment.textAppearance
        let kind: Element.Kind = if case .symbol = source { .symbol } else { .image }
        return Element(kind, attributes: attributes(appearance, in: environment))
    }

    /// Returns the attributes that identify the image and describe how it is drawn.
    func attributes(_ appearance: TextAppearance?, in environment: EnvironmentValues) -> Attributes {
        var attributes = Attributes()
        switch source {
        case .symbol(let name):
            attributes[.symbol] = .string(name)
            describeSymbol(appearance, in: &attributes, environment)
        case .named(let name, let bundle):
            describe(AppBundles.image(named: name, in: bundle), named: name, appearance, in: &attributes, environment)
        case .picture(let picture):
            attributes[.picture] = .picture(picture)
            describePixels(isTemplate: false, appearance, in: &attributes, environment)
        case .remote(let url, let size, let scale):
            attributes[.url] = .string(url.absoluteString)
            if scale != 1 { attributes.set(.scale, scale) }
            if !size.isEmpty, scale > 0 {
                attributes[.width] = .number(Double(size.width) / Double(scale))
                attributes[.height] = .number(Double(size.height) / Double(scale))
            }
            describePixels(isTemplate: false, appearance, in: &attributes, environment)
        case .placeholder:
            attributes[.isRedacted] = .bool(true)
        }
        describeResizing(in: &attributes)
        switch caption {
        case .automatic: break
        case .decorative: attributes[.isHiddenFromAccessibility] = .bool(true)
        case .text(let text): attributes[.label] = .string(text.string(in: environment))
        }
        if appearance?.isRedacted ?? false { attributes[.isRedacted] = .bool(true) }
        return attributes
    }

    private func describeSymbol(
        _ text: TextAppearance?,
        in attributes: inout Attributes,
        _ environment: EnvironmentValues
    ) {
        text?.describeSymbol(in: &attributes, environment)
        let symbols = environment.symbolAppearance
        if let mode = options.symbolRenderingMode ?? symbols?.renderingMode {
            attributes[.symbolRendering] = .string(mode.name)
        }
        attributes.set(.variableValue, options.variableValue.map { CGFloat($0) })
        // Symbols are templates by default; only the other mode is encoded.
        if options.renderingMode == .original { attributes[.isTemplate] = .bool(false) }
        if let motion = symbols?.motion ?? text?.typography.contentTransition.symbolMotion {
            attributes[.symbolMotion] = .motion(motion)
        }
        guard let symbols else { return }
        if symbols.variants != .none { attributes[.symbolVariant] = .string(symbols.variants.suffix) }
        if symbols.scale != .medium { attributes[.imageScale] = .string("\(symbols.scale)") }
    }

    private func describe(
        _ image: AssetImage?,
        named name: String,
        _ appearance: TextAppearance?,
        in attributes: inout Attributes,
        _ environment: EnvironmentValues
    ) {
        if caption == .automatic { attributes[.label] = .string(name) }
        guard let image else {
            GraphIssue.report(
                .warning,
                "No image named \"\(name)\" was found in an asset catalogue or among the files."
            )
            // A missing image takes no space.
            attributes[.width] = .number(0)
            attributes[.height] = .number(0)
            return
        }
        attributes[.picture] = .picture(image.picture(in: environment))
        describePixels(isTemplate: image.isTemplate, appearance, in: &attributes, environment)
    }

    private func describePixels(
        isTemplate: Bool,
        _ appearance: TextAppearance?,
        in attributes: inout Attributes,
        _ environment: EnvironmentValues
    ) {
        let isTemplate = options.renderingMode.map { $0 == .template } ?? isTemplate
        if isTemplate {
            attributes[.isTemplate] = .bool(true)
            if let foreground = appearance?.foreground {
                attributes[.foreground] = .style(foreground.resolved(in: environment))
            }
        }
        if let interpolation = options.interpolation { attributes[.interpolation] = .string("\(interpolation)") }
        attributes.set(.isNotAntialiased, !options.isAntialiased)
    }

    private func describeResizing(in attributes: inout Attributes) {
        guard let resizing = options.resizing else { return }
        attributes[.resizing] = .string("\(resizing)")
        if options.capInsets != EdgeInsets() { attributes[.capInsets] = .insets(options.capInsets) }
    }
}

extension TextAppearance {
    /// Adds the text attributes that also apply to symbols: font, weight and styles.
    fileprivate func describeSymbol(in attributes: inout Attributes, _ environment: EnvironmentValues) {
        if let font = scaledFont { attributes[.font] = .font(font) }
        if let weight { attributes[.weight] = .number(Double(weight.number)) }
        attributes.set(.isBold, isBold)
        if let baselineOffset = typography.baselineOffset { attributes.set(.baselineOffset, baselineOffset) }
        if let foreground { attributes[.foreground] = .style(foreground.resolved(in: environment)) }
        for (name, style) in zip([Attributes.Name.secondaryForeground, .tertiaryForeground], lowerForegrounds) {
            attributes[name] = .style(style.resolved(in: environment))
        }
    }
}

public import Foundation
public import OrielUIKit

/// A picture or a symbol.
///
///     Image(systemName: "heart.fill").foregroundStyle(.pink)
///     Image("Lighthouse").resizable().scaledToFit()
///
/// The browser loads pictures from the server; views contain only a reference to the file and its size.
public struct Image: Equatable, Sendable {
    enum Source: Sendable {
        case symbol(String)
        /// An image of an asset catalogue, or a file of a bundle.
        case named(String, Bundle?)
        case picture(Picture)
        /// A picture that the browser loads from another address.
        case remote(URL, PixelSize, scale: CGFloat)
        /// A grey box in place of an image.
        case placeholder
    }

    /// The label read by assistive technology.
    enum Caption: Equatable, Sendable {
        case automatic, decorative
        case text(Text)
    }

    let source: Source
    let caption: Caption
    var options = ImageOptions()

    init(_ source: Source, caption: Caption = .automatic, variableValue: Double? = nil) {
        self.source = source
        self.caption = caption
        options.variableValue = variableValue
    }
}

extension Image.Source: Equatable {
    static func == (a: Image.Source, b: Image.Source) -> Bool {
        switch (a, b) {
        case (.symbol(let a), .symbol(let b)): a == b
        // Foundation does not guarantee an == for bundles.
        case (.named(let a, let aBundle), .named(let b, let bBundle)): a == b && aBundle === bBundle
        case (.picture(let a), .picture(let b)): a == b
        case (.remote(let a, let aSize, let aScale), .remote(let b, let bSize, let bScale)):
            a == b && aSize == bSize && aScale == bScale
        case (.placeholder, .placeholder): true
        default: false
        }
    }
}

// MARK: - Symbols

extension Image {
    /// Creates a symbol by its name in SF Symbols.
    ///
    /// Unlike Apple's, the symbols are drawn by Oriel, in one colour, gradient or other style. For an unknown name, a
    /// dotted square is shown.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// Creates a symbol that represents a value.
    ///
    /// - Parameter variableValue: The value, from 0 to 1. Unlike Apple's, it has no effect.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName), variableValue: variableValue)
    }
}

// MARK: - Pictures of asset catalogues

extension Image {
    /// Creates a picture by name. Assistive technology reads the name.
    ///
    /// Unlike Apple's, asset catalogues are read uncompiled: copy them into the bundle (`.copy("Assets.xcassets")`).
    /// The formats are PNG, JPEG, GIF, WebP and SVG, not PDF and HEIC.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

    /// Creates a picture by name with a label for assistive technology.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle), caption: .text(label))
    }

    /// Creates a picture by name that is hidden from assistive technology.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle), caption: .decorative)
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.named(name, bundle), variableValue: variableValue)
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle), caption: .text(label), variableValue: variableValue)
    }

    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.named(name, bundle), caption: .decorative, variableValue: variableValue)
    }

    /// Creates a picture from a resource of an asset catalogue.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

// MARK: - Pictures in memory

extension Image {
    /// Creates a picture from data in memory, which the server sends to the browser, or the symbol or asset of an image.
    ///
    /// Unlike Apple's, the picture is served at an address that contains the hash of its bytes. Anyone who knows the
    /// address can load it.
    public init(uiImage: UIImage) {
        switch uiImage.content {
        case .file(let data, let format): self.init(.picture(Picture(uiImage, data, format)))
        case .symbol(let name): self.init(.symbol(name))
        case .asset(let name, let bundle): self.init(.named(name, bundle))
        }
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysTemplate: options.renderingMode = .template
        case .alwaysOriginal: options.renderingMode = .original
        }
    }
}

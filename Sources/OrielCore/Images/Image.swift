public import Foundation
public import OrielUIKit

/// A picture or a symbol.
///
///     Image(systemName: "heart.fill").foregroundStyle(.pink)
///     Image("Lighthouse").resizable().scaledToFit()
///
/// A picture is fetched by the browser; what goes through the graph is which file it is and how large it is.
public struct Image: Equatable, Sendable {
    enum Source: Sendable {
        case symbol(String)
        /// An image of an asset catalogue, or a file of a bundle.
        case named(String, Bundle?)
        case picture(Picture)
        /// A picture that the browser has from elsewhere.
        case remote(URL, scale: CGFloat)
        /// A grey box where an image will be.
        case placeholder
    }

    /// What assistive technology says.
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
        // Foundation does not promise an == for bundles.
        case (.named(let a, let aBundle), .named(let b, let bBundle)): a == b && aBundle === bBundle
        case (.picture(let a), .picture(let b)): a == b
        case (.remote(let a, let aScale), .remote(let b, let bScale)): a == b && aScale == bScale
        case (.placeholder, .placeholder): true
        default: false
        }
    }
}

// MARK: - Symbols

extension Image {
    /// A symbol by its name in SF Symbols; our own drawings are shown.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// A symbol of which a share is drawn in full.
    ///
    /// - Parameter variableValue: From 0 to 1.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName), variableValue: variableValue)
    }
}

// MARK: - Pictures of asset catalogues

extension Image {
    /// A picture by name; assistive technology says the name.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

    /// A picture by name, with what assistive technology says.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle), caption: .text(label))
    }

    /// A picture by name that assistive technology passes over.
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

    /// A picture of an asset catalogue, by a resource.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

// MARK: - Pictures in memory

extension Image {
    /// A picture in memory, which the server hands to the browser.
    public init(uiImage: UIImage) { self.init(.picture(Picture(uiImage))) }
}

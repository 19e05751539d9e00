internal import Foundation
package import OrielCore
internal import OrielResources

/// The previews of the program.
@MainActor
package struct PreviewCatalog {
    /// What declares previews.
    package enum Source {
        case macro(any PreviewRegistry.Type)
        case provider(any PreviewProvider.Type)
    }

    /// The declarations by their names, such as `Notes/ContentView.swift:1` for the first `#Preview` of a file, and
    /// `Notes.ContentView_Previews`.
    package let sources: [(name: String, source: Source)]

    package init() {
        let macros = ConformingTypes.all(of: (any PreviewRegistry).self)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
        let providers = ConformingTypes.all(of: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .map { (name: stableName(of: $0), source: Source.provider($0)) }
            .sorted { $0.name < $1.name }
        var numbers: [String: Int] = [:]
        sources =
            macros.map { macro in
                let number = numbers[macro.fileID, default: 0] + 1
                numbers[macro.fileID] = number
                return (name: "\(macro.fileID):\(number)", source: .macro(macro))
            } + providers
    }

    /// Describes the previews of a declaration.
    package static func descriptions(of source: Source, name: String) throws -> [PreviewDescription] {
        switch source {
        case .macro(let macro):
            let preview = try macro.makePreview()
            var description = PreviewDescription(id: name, settings: preview.settings)
            description.file = macro.fileID
            description.path = macro.filePath
            description.line = macro.line
            return [description]
        case .provider(let provider):
            return subviews(of: provider).enumerated().map { index, subview in
                let settings = subview.containerValues.previewSettings
                var description = PreviewDescription(id: "\(name):\(index + 1)", settings: settings)
                description.provider = name
                return description
            }
        }
    }

    /// Makes a preview.
    ///
    /// - Returns: Nil if the program has no preview with this name.
    package func view(_ id: String) throws -> AnyView? {
        for (name, source) in sources where id == name || id.hasPrefix("\(name):") {
            switch source {
            case .macro(let macro) where id == name: return try macro.makePreview().view
            case .provider(let provider):
                let subviews = Self.subviews(of: provider)
                guard let number = Int(id.dropFirst(name.count + 1)), subviews.indices.contains(number - 1) else {
                    continue
                }
                return AnyView(subviews[number - 1])
            default: continue
            }
        }
        return nil
    }

    private static func subviews<P: PreviewProvider>(of provider: P.Type) -> SubviewsCollection {
        SubviewsCollection(of: provider.previews)
    }
}

/// What is known of a preview without showing it.
package struct PreviewDescription: Codable, Equatable, Sendable {
    package var id: String
    /// The name that the app has given it.
    package var name: String?
    /// The module and the file of a `#Preview`.
    package var file: String?
    package var path: String?
    package var line: Int?
    /// The type of a `PreviewProvider`.
    package var provider: String?
    /// `device`, `fits` or `fixed`.
    package var layout: String
    /// In points, of a fixed layout.
    package var width: Double?
    package var height: Double?
    package var device: String?
    package var isLandscape: Bool

    init(id: String, settings: PreviewSettings) {
        self.id = id
        name = settings.name
        device = settings.device?.rawValue
        isLandscape = [.landscapeLeft, .landscapeRight].contains(settings.orientation)
        switch settings.layout {
        case .device: layout = "device"
        case .sizeThatFits: layout = "fits"
        case .fixed(let width, let height):
            layout = "fixed"
            self.width = width
            self.height = height
        }
    }
}

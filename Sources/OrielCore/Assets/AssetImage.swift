import Foundation
import OrielResources
import OrielUIKit
import Synchronization

/// An image of an asset catalogue; its files are read when it is first shown.
final class AssetImage: Sendable {
    private struct Entry: Sendable {
        let appearance: AssetAppearance
        let file: URL
        /// Nil if the catalogue does not specify a scale.
        let scale: CGFloat?
    }

    private struct Look: Hashable {
        let isDark: Bool
        let isHighContrast: Bool
    }

    private let name: String
    let isTemplate: Bool
    private let entries: [Entry]
    private let pictures = Mutex<[Look: Picture]>([:])

    init(_ set: ImageSet, name: String, in folder: URL) {
        self.name = name
        isTemplate = set.properties?.templateRenderingIntent == "template"
        entries = set.images.compactMap { entry in
            guard let filename = entry.filename else { return nil }
            let scale = entry.scale.flatMap { Double($0.dropLast()) }
            return Entry(
                appearance: entry.traits.appearance,
                file: folder.appendingPathComponent(filename),
                scale: scale.map { CGFloat($0) }
            )
        }
    }

    /// Creates an image from files in a folder without a catalogue.
    init?(files: [(url: URL, scale: CGFloat)], name: String) {
        guard !files.isEmpty else { return nil }
        self.name = name
        isTemplate = false
        entries = files.map { Entry(appearance: AssetAppearance(), file: $0.url, scale: $0.scale) }
    }

    /// Returns the picture for an environment; only values that matter are read.
    func picture(in environment: EnvironmentValues) -> Picture {
        let isDark = entries.contains { $0.appearance.isDark != nil } && environment.colorScheme == .dark
        let isHighContrast =
            entries.contains { $0.appearance.isHighContrast != nil } && environment.colorSchemeContrast == .increased
        return pictures.withLock { pictures in
            let look = Look(isDark: isDark, isHighContrast: isHighContrast)
            if let known = pictures[look] { return known }
            let new = makePicture(look)
            pictures[look] = new
            return new
        }
    }

    private func makePicture(_ look: Look) -> Picture {
        let scored = entries.compactMap { entry in
            entry.appearance.score(isDark: look.isDark, isHighContrast: look.isHighContrast).map { ($0, entry) }
        }
        let best = scored.map(\.0).max()
        var size = CGSize.zero
        var representations: [Picture.Representation] = []
        for (score, entry) in scored where score == best {
            guard let (file, header) = read(entry.file) else { continue }
            let isDrawing = header.format == .svg
            let scale = isDrawing ? nil : entry.scale ?? 1
            representations.append(Picture.Representation(scale: scale, file: file))
            // A drawing has its intrinsic size at any scale.
            let divisor = scale ?? 1
            size = CGSize(width: header.width / divisor, height: header.height / divisor)
        }
        representations.sort { ($0.scale ?? .infinity) < ($1.scale ?? .infinity) }
        return Picture(representations, size: size)
    }

    private func read(_ url: URL) -> (ImageFile, ImageHeader)? {
        let content = FileManager.default.contents(atPath: url.path)
        if let content, content.starts(with: Data("%PDF-".utf8)) { return readDrawing(url) }
        guard let data = content, let header = ImageHeader(data) else {
            GraphIssue.report(
                .warning,
                "\(url.path) of image \"\(name)\" is not an image that browsers show; use PNG, JPEG, GIF, WebP, SVG or PDF."
            )
            return nil
        }
        return (ImageFile(url, data: data, format: header.format), header)
    }

    /// Converts a PDF file to SVG, so that it stays sharp at each size.
    private func readDrawing(_ url: URL) -> (ImageFile, ImageHeader)? {
        do {
            let data = try PDFDrawing.svg(of: url)
            guard let header = ImageHeader(data) else { throw PDFError("it has no size") }
            return (ImageFile(data, format: header.format), header)
        } catch {
            GraphIssue.report(.warning, "\(url.path) of image \"\(name)\" cannot be drawn: \(error).")
            return nil
        }
    }
}

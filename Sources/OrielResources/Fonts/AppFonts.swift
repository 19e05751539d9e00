package import Foundation
internal import Logging

/// The fonts in the bundles of the app.
///
/// On Apple's systems, an app lists its fonts in `UIAppFonts` of its `Info.plist`, or registers them. Here all fonts in
/// its bundles are known.
package struct AppFonts: Sendable {
    /// A font with the family that style rules call it by.
    package struct Font: Sendable {
        package let file: FontFile
        /// The family of the face or, if the family has another face with the same weight, width and slant, its own name.
        package let family: String
    }

    /// The font that a name selects.
    package struct Match: Sendable {
        /// The family in style rules.
        package let family: String
        package let familyName: String
        package let postScriptName: String
        package let weight: Double
        /// In percent.
        package let width: Double
        package let isItalic: Bool
        package let metrics: FontMetrics
    }

    package static let shared = AppFonts(FontFolder.files(home: AppFolders.home, bundles: AppFolders.bundles))

    package let fonts: [Font]
    private let faces: [String: Match]
    private let families: [String: Match]
    private let files: [String: FontFile]

    /// - Parameter urls: The files. Those that are not fonts are logged and not used.
    package init(_ urls: [URL]) {
        self.init(
            files: urls.compactMap { url in
                do {
                    return try FontFile(url)
                } catch {
                    Logger(label: "oriel").warning("\(url.path) is not used as a font: \(error)")
                    return nil
                }
            }
        )
    }

    init(files: [FontFile]) {
        var fonts: [Font] = []
        var seen: Set<String> = []
        var looks: Set<Look> = []
        // A browser loads the compressed file of a font that exists in several formats.
        for file in files.filter({ $0.format == .woff2 }) + files.filter({ $0.format != .woff2 }) {
            let face = file.face
            guard seen.insert(face.postScriptName.lowercased()).inserted else { continue }
            let isFirst = looks.insert(Look(face)).inserted
            fonts.append(Font(file: file, family: isFirst ? face.family : face.postScriptName))
        }
        self.fonts = fonts
        self.files = Dictionary(fonts.map { ($0.file.name, $0.file) }) { first, _ in first }

        var faces: [String: Match] = [:]
        var families: [String: (distance: Double, match: Match)] = [:]
        for font in fonts {
            let face = font.file.face
            for instance in face.instances {
                let match = Match(font, instance)
                for name in [instance.postScriptName, instance.fullName] where faces[name.lowercased()] == nil {
                    faces[name.lowercased()] = match
                }
            }
            for family in face.families {
                let distance = face.distanceFromRegular
                let isNearer = families[family.lowercased()].map { distance < $0.distance } ?? true
                if isNearer { families[family.lowercased()] = (distance, Match(font, nil)) }
            }
        }
        self.faces = faces
        self.families = families.mapValues(\.match)
    }

    /// Returns the font with a PostScript name, a full name or, in its regular face, a family name.
    package func match(named name: String) -> Match? {
        let key = name.lowercased()
        return faces[key] ?? families[key]
    }

    /// Returns the file with the last component of an address.
    package func file(named name: String) -> FontFile? { files[name] }

    /// The names of the families, sorted.
    package var familyNames: [String] { Set(fonts.map(\.file.face.family)).sorted() }

    /// Returns the PostScript names of the faces of a family, sorted.
    package func fontNames(ofFamily family: String) -> [String] {
        let key = family.lowercased()
        let members = fonts.map(\.file.face).filter { $0.families.contains { $0.lowercased() == key } }
        return Set(members.flatMap { $0.instances.map(\.postScriptName) }).sorted()
    }
}

/// What CSS distinguishes the faces of a family by.
private struct Look: Hashable {
    let family: String
    let weights: ClosedRange<Double>
    let widths: ClosedRange<Double>
    let isItalic: Bool

    init(_ face: FontFace) {
        family = face.family.lowercased()
        (weights, widths, isItalic) = (face.weights, face.widths, face.isItalic)
    }
}

extension FontFace {
    /// How far the face is from a regular one: a slant counts more than a width, and that more than a weight.
    fileprivate var distanceFromRegular: Double {
        (isItalic ? 100_000 : 0) + abs(100 - min(max(100, widths.lowerBound), widths.upperBound)) * 100
            + abs(400 - regularWeight)
    }

    /// The weight nearest to regular.
    fileprivate var regularWeight: Double { min(max(400, weights.lowerBound), weights.upperBound) }
}

extension AppFonts.Match {
    /// - Parameter instance: Nil for the face that is nearest to regular.
    fileprivate init(_ font: AppFonts.Font, _ instance: FontFace.Instance?) {
        let face = font.file.face
        family = font.family
        familyName = face.family
        postScriptName = instance?.postScriptName ?? face.postScriptName
        weight = instance?.weight ?? face.regularWeight
        width = min(max(100, face.widths.lowerBound), face.widths.upperBound)
        isItalic = face.isItalic
        metrics = face.metrics
    }
}

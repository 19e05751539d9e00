internal import OrielCore
internal import OrielUniformTypeIdentifiers

/// Which things of a photo library may be picked.
///
/// A browser tells pictures from films; what else Apple's library knows of them (live photos, screenshots, bursts) it does not.
public struct PHPickerFilter: Sendable, Equatable, Hashable {
    private enum Kind: Sendable, CaseIterable { case image, video }

    private let kinds: Set<Kind>

    public static let images = PHPickerFilter(kinds: [.image])
    public static let videos = PHPickerFilter(kinds: [.video])

    /// What at least one of several filters lets pass.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
    }

    /// What all of several filters let pass.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce(into: Set(Kind.allCases)) { $0.formIntersection($1.kinds) })
    }

    /// What a filter does not let pass.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(kinds: Set(Kind.allCases).subtracting(filter.kinds))
    }

    /// Both, as a library holds nothing else.
    static let everything = PHPickerFilter(kinds: Set(Kind.allCases))

    var fileKinds: FileKinds {
        FileKinds(Kind.allCases.filter(kinds.contains).map { $0 == .image ? .image : .movie })
    }
}

internal import OrielCore
internal import OrielUniformTypeIdentifiers

/// A filter for the items of a photo library that can be picked.
///
/// Unlike Apple's, it distinguishes only images and videos: browsers do not tell the categories of a library, such as live photos and
/// screenshots, from other images and videos. A filter lets through what it might match.
public struct PHPickerFilter: Sendable, Equatable, Hashable {
    private enum Kind: Sendable, CaseIterable { case image, video }

    /// The kinds of which items might match.
    private let possible: Set<Kind>
    /// The kinds of which all items match.
    private let certain: Set<Kind>

    public static let images = PHPickerFilter(possible: [.image], certain: [.image])
    public static let videos = PHPickerFilter(possible: [.video], certain: [.video])

    // Categories that browsers do not tell from others of their kind.
    public static let livePhotos = PHPickerFilter(possible: [.image], certain: [])
    public static let depthEffectPhotos = PHPickerFilter(possible: [.image], certain: [])
    public static let bursts = PHPickerFilter(possible: [.image], certain: [])
    public static let panoramas = PHPickerFilter(possible: [.image], certain: [])
    public static let screenshots = PHPickerFilter(possible: [.image], certain: [])
    public static let screenRecordings = PHPickerFilter(possible: [.video], certain: [])
    public static let cinematicVideos = PHPickerFilter(possible: [.video], certain: [])
    public static let slomoVideos = PHPickerFilter(possible: [.video], certain: [])
    public static let timelapseVideos = PHPickerFilter(possible: [.video], certain: [])
    public static let spatialMedia = PHPickerFilter(possible: Set(Kind.allCases), certain: [])

    /// Returns a filter for items that match at least one of several filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            possible: subfilters.reduce(into: []) { $0.formUnion($1.possible) },
            certain: subfilters.reduce(into: []) { $0.formUnion($1.certain) }
        )
    }

    /// Returns a filter for items that match all of several filters.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            possible: subfilters.reduce(into: Set(Kind.allCases)) { $0.formIntersection($1.possible) },
            certain: subfilters.reduce(into: Set(Kind.allCases)) { $0.formIntersection($1.certain) }
        )
    }

    /// Returns a filter for items that do not match a filter.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        let all = Set(Kind.allCases)
        return PHPickerFilter(possible: all.subtracting(filter.certain), certain: all.subtracting(filter.possible))
    }

    /// Matches images and videos, the only kinds of items.
    static let everything = PHPickerFilter(possible: Set(Kind.allCases), certain: Set(Kind.allCases))

    var fileKinds: FileKinds {
        FileKinds(Kind.allCases.filter(possible.contains).map { $0 == .image ? .image : .movie })
    }
}

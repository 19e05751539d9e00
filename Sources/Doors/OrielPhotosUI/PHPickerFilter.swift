internal import OrielCore
internal import OrielUniformTypeIdentifiers

/// A filter for the items of a photo library that can be picked.
///
/// Unlike Apple's, it distinguishes only images and videos, because browsers do not distinguish other categories of a
/// library, such as live photos, screenshots and bursts.
public struct PHPickerFilter: Sendable, Equatable, Hashable {
    private enum Kind: Sendable, CaseIterable { case image, video }

    private let kinds: Set<Kind>

    public static let images = PHPickerFilter(kinds: [.image])
    public static let videos = PHPickerFilter(kinds: [.video])

    /// Returns a filter for items that match at least one of several filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
    }

    /// Returns a filter for items that match all of several filters.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce(into: Set(Kind.allCases)) { $0.formIntersection($1.kinds) })
    }

    /// Returns a filter for items that do not match a filter.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(kinds: Set(Kind.allCases).subtracting(filter.kinds))
    }

    /// Matches images and videos, the only kinds of items.
    static let everything = PHPickerFilter(kinds: Set(Kind.allCases))

    var fileKinds: FileKinds {
        FileKinds(Kind.allCases.filter(kinds.contains).map { $0 == .image ? .image : .movie })
    }
}

public import OrielCore

// How a picker looks. It is the browser's own.

/// The form of a picker.
public struct PhotosPickerStyle: Hashable, Sendable {
    private enum Value: Hashable { case presentation, inline, compact }
    private let value: Value

    public static let presentation = PhotosPickerStyle(value: .presentation)
    public static let inline = PhotosPickerStyle(value: .inline)
    public static let compact = PhotosPickerStyle(value: .compact)
}

/// What users can do in a picker.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let search = PHPickerCapabilities(rawValue: 1)
    public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
    public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

extension View {
    /// Sets the form of the pickers in this view. Has no effect: a tap opens the browser's own.
    public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

    /// Takes capabilities from the pickers in this view. Has no effect: the browser's own decides.
    public nonisolated func photosPickerDisabledCapabilities(
        _ disabledCapabilities: PHPickerCapabilities
    ) -> some View { self }

    /// Shows or hides the bars of the pickers in this view. Has no effect: the browser's own has its bars.
    public nonisolated func photosPickerAccessoryVisibility(
        _ visibility: Visibility,
        edges: Edge.Set = .all
    ) -> some View { self }
}

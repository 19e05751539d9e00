/// The selection behaviour of a picker for several items.
public struct PhotosPickerSelectionBehavior: Sendable, Hashable {
    private enum Behavior { case `default`, ordered }

    private let behavior: Behavior

    public static let `default` = PhotosPickerSelectionBehavior(behavior: .default)
    /// Selects items in the order in which the browser reports them.
    public static let ordered = PhotosPickerSelectionBehavior(behavior: .ordered)
}

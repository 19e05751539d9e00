/// How a picker of several items selects.
public struct PhotosPickerSelectionBehavior: Sendable, Hashable {
    private enum Behavior { case `default`, ordered }

    private let behavior: Behavior

    public static let `default` = PhotosPickerSelectionBehavior(behavior: .default)
    /// In the order in which the browser names them.
    public static let ordered = PhotosPickerSelectionBehavior(behavior: .ordered)
}

import PhotosUI
import SwiftUI

/// A button that lets the person pick a picture.
public struct PicturePicker<Label: View>: View {
    private let pick: @MainActor (PhotosPickerItem) async -> Void
    private let label: Label
    @State private var picked: PhotosPickerItem?

    /// - Parameter pick: Called with each picture, also if it was picked before.
    public init(pick: @escaping @MainActor (PhotosPickerItem) async -> Void, @ViewBuilder label: () -> Label) {
        self.pick = pick
        self.label = label()
    }

    public var body: some View {
        PhotosPicker(selection: $picked, matching: .images) { label }
            .onChange(of: picked) { _, item in
                guard let item else { return }
                picked = nil
                Task { await pick(item) }
            }
    }
}

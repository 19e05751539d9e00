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

#Preview("Picture picker, as a button", traits: .sizeThatFitsLayout) {
    PicturePicker(pick: { _ in }) { Text(verbatim: "Choose a picture") }
        .buttonStyle(.pill)
        .padding()
}

#Preview("Picture picker, as an avatar", traits: .sizeThatFitsLayout) {
    PicturePicker(pick: { _ in }) { AvatarView(name: "Ada Lovelace", url: nil, size: .profile) }
        .padding()
}

#Preview("Picture picker, disabled", traits: .sizeThatFitsLayout) {
    PicturePicker(pick: { _ in }) { Text(verbatim: "Choose a picture") }
        .buttonStyle(.pill)
        .padding()
        .disabled(true)
}

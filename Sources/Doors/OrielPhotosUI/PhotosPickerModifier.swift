public import OrielCore

/// A modifier that presents a picker for images and videos while a binding is true.
struct PhotosPickerModifier: ViewModifier {
    @Environment(\.fileHost) private var host
    private let isPresented: Binding<Bool>
    private let picking: Picking

    nonisolated init(isPresented: Binding<Bool>, picking: Picking) {
        self.isPresented = isPresented
        self.picking = picking
    }

    @ViewBuilder
    func body(content: Content) -> some View {
        let isWanted = isPresented.wrappedValue
        content
        // Once, even if the content is several views.
        EmptyView().task(id: isWanted) {
            // A task that is cancelled before it starts still runs.
            if isWanted, !Task.isCancelled { await pick() }
        }
    }

    private func pick() async {
        // If the browser is no longer connected, the selection is kept, as after cancelling.
        let files = try? await host?.chooseFiles(picking.kinds, limit: picking.limit)
        guard !Task.isCancelled else { return }
        isPresented.wrappedValue = false
        guard let host, let files else { return }
        let items = picking.took(files, at: host)
        if !items.isEmpty { picking.select(items) }
    }
}

extension View {
    /// Presents a picker for one image or video while a binding is true.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(PhotosPickerModifier(isPresented: isPresented, picking: Picking(selection, matching: filter)))
    }

    /// Presents a picker for images and videos while a binding is true.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosPickerModifier(
                isPresented: isPresented,
                picking: Picking(selection, limit: maxSelectionCount, matching: filter)
            )
        )
    }
}

public import OrielCore

/// A button that presents a picker for images and videos.
///
///     @State private var item: PhotosPickerItem?
///
///     PhotosPicker("Choose a picture", selection: $item, matching: .images)
///         .onChange(of: item) { Task { picture = try? await item?.loadTransferable(type: Image.self) } }
///
/// Unlike Apple's, it presents the browser's picker; on a phone, that is the photo library. Cancelling the picker keeps
/// the selection.
public struct PhotosPicker<Label> {
    private let picking: Picking
    private let label: Label
    @Environment(\.fileHost) private var host
}

/// The parameters of a picker and the destination of its selection.
struct Picking {
    let kinds: FileKinds
    let limit: Int
    let select: @MainActor @Sendable ([PhotosPickerItem]) -> Void

    init(_ selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter?) {
        kinds = (filter ?? .everything).fileKinds
        limit = 1
        select = { selection.wrappedValue = $0.first }
    }

    init(_ selection: Binding<[PhotosPickerItem]>, limit: Int?, matching filter: PHPickerFilter?) {
        kinds = (filter ?? .everything).fileKinds
        self.limit = min(max(limit ?? ChosenFile.limit, 1), ChosenFile.limit)
        select = { selection.wrappedValue = $0 }
    }

    /// Returns the items for files that were picked at a host, at most `limit` of them.
    func took(_ files: [ChosenFile], at host: any FileHost) -> [PhotosPickerItem] {
        PhotosPickerItem.items(Array(files.prefix(limit)), kinds: kinds, host: host)
    }
}

extension PhotosPicker: View where Label: View {
    public var body: some View {
        Button(browserAction: browserAction, action: { pick() }, label: { label })
    }

    private var browserAction: BrowserAction {
        let (picking, host) = (picking, host)
        return BrowserAction(
            .files(picking.kinds, limit: picking.limit) { files in
                guard let host else { return }
                let items = picking.took(files, at: host)
                if !items.isEmpty { picking.select(items) }
            }
        )
    }

    /// Presents the picker when a button style triggers the action without a tap.
    private func pick() {
        guard let host else { return }
        let picking = picking
        Task { @MainActor in
            guard let files = try? await host.chooseFiles(picking.kinds, limit: picking.limit) else { return }
            let items = picking.took(files, at: host)
            if !items.isEmpty { picking.select(items) }
        }
    }

    /// Creates a picker for one item.
    ///
    /// - Parameter preferredItemEncoding: Ignored, because browsers transfer the original encoding.
    public nonisolated init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        picking = Picking(selection, matching: filter)
        self.label = label()
    }

    /// Creates a picker for several items, which replace the previous selection.
    ///
    /// - Parameter maxSelectionCount: The maximum number of items. Unlike Apple's, browsers cannot enforce it;
    ///   additional items are ignored.
    public nonisolated init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        picking = Picking(selection, limit: maxSelectionCount, matching: filter)
        self.label = label()
    }
}

extension PhotosPicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, matching: filter) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
    }
}

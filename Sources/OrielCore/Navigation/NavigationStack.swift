/// A view that shows a root view and the pages pushed on top of it.
///
///     NavigationStack {
///         List(trips) { trip in NavigationLink(trip.name, value: trip) }
///             .navigationTitle("Trips")
///             .navigationDestination(for: Trip.self) { TripView(trip: $0) }
///     }
///
/// Covered pages keep their state. A page disappears when another is pushed on top, and appears again when that page is
/// popped. Unlike Apple's, each page is an entry in the browser's history and a component of the address.
public struct NavigationStack<Data, Root: View> {
    @StateObject private var model = NavigationModel()
    @Environment(\.navigationContext) private var context
    private let path: NavigationPathSource?
    private let root: Root

    private nonisolated init(source: NavigationPathSource?, root: Root) {
        path = source
        self.root = root
    }
}

extension NavigationStack {
    /// Creates a stack that stores its own path.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(source: nil, root: root())
    }

    /// Creates a stack whose path the app can read and change.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(source: NavigationPathSource(path), root: root())
    }

    /// Creates a stack whose path is a collection of one type.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.init(source: NavigationPathSource(path), root: root())
    }
}

extension NavigationStack: View {
    public var body: some View {
        NavigationPages(model: model, path: path, root: root, place: context?.hostsStack == true ? context : nil)
    }
}

/// The pages of a stack, the root first.
struct NavigationPages<Root: View> {
    @ObservedObject var model: NavigationModel
    @Environment(\.presentation) private var presentation
    let path: NavigationPathSource?
    let root: Root
    /// Whether the first page replaces the root, which is only shown while nothing is selected.
    var isDetail = false
    /// The page of another stack in whose place this stack is.
    var place: NavigationContext?

    init(
        model: NavigationModel,
        path: NavigationPathSource?,
        root: Root,
        isDetail: Bool = false,
        place: NavigationContext? = nil
    ) {
        self.model = model
        self.path = path
        self.root = root
        self.isDetail = isDetail
        self.place = place
    }
}

extension NavigationPages: View {
    var body: some View {
        let entries = model.entries(following: path)
        ElementContainer(FixedElement(.navigationStack)) {
            NavigationPage(
                entry: model.root,
                model: model,
                previous: nil,
                isCovered: !entries.isEmpty,
                hostsStack: isDetail,
                place: place,
                presentation: presentation,
                content: root
            )
            ForEach(entries) { entry in
                NavigationPage(
                    entry: entry,
                    model: model,
                    previous: model.entry(below: entry),
                    isCovered: entry !== entries.last,
                    standsForRoot: isDetail && entry === entries.first,
                    content: NavigationEntryContent(entry: entry, model: model)
                )
            }
        }
        .modifier(NavigationRestoration(model: model, path: path, place: place))
    }
}

/// The app's binding to the path of a stack, as a list of values of any type.
struct NavigationPathSource {
    let read: () -> [AnyHashable]
    /// Writes a new path. Drops values of types the path cannot hold.
    let write: ([AnyHashable]) -> Void
    /// Whether the path can hold a value.
    let accepts: (AnyHashable) -> Bool

    init(_ path: Binding<NavigationPath>) {
        read = { path.wrappedValue.elements }
        write = { path.wrappedValue = NavigationPath(elements: $0) }
        accepts = { _ in true }
    }

    init<Data>(_ path: Binding<Data>)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        read = { path.wrappedValue.map { AnyHashable($0) } }
        write = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
        accepts = { $0.base is Data.Element }
    }
}

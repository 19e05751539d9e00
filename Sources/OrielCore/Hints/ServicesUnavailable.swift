public import OrielCoreTransferable
public import OrielUniformTypeIdentifiers

// Modifiers for the Services menu of the Mac, which a page cannot reach.

extension View {
    @available(*, unavailable, message: "Pages have no Services menu. Use copyable or draggable.")
    public nonisolated func exportsItemProviders(
        _ contentTypes: [UTType],
        onExport: @escaping () -> [NSItemProvider]
    ) -> some View { self }

    @available(*, unavailable, message: "Pages have no Services menu. Use copyable and pasteDestination.")
    public nonisolated func exportsItemProviders(
        _ contentTypes: [UTType],
        onExport: @escaping () -> [NSItemProvider],
        onEdit: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    @available(*, unavailable, message: "Pages have no Services menu. Use pasteDestination or dropDestination.")
    public nonisolated func importsItemProviders(
        _ contentTypes: [UTType],
        onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    @available(*, unavailable, message: "Pages have no Services menu. Use copyable or draggable.")
    public nonisolated func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View { self }

    @available(*, unavailable, message: "Pages have no Services menu. Use copyable and pasteDestination.")
    public nonisolated func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T],
        onEdit: @escaping ([T]) -> Bool
    ) -> some View { self }

    @available(*, unavailable, message: "Pages have no Services menu. Use pasteDestination or dropDestination.")
    public nonisolated func importableFromServices<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Bool
    ) -> some View { self }
}

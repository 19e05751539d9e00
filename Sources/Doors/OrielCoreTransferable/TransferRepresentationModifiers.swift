/// Who may get a representation of an item.
///
/// What leaves the server is for all: downloads, and texts on the clipboard. Other representations are used in the page
/// only, by drag and drop and by pasting.
public struct TransferRepresentationVisibility: Equatable, Sendable {
    private enum Group: Sendable { case all, team, group, ownProcess }
    private let group: Group

    /// Everyone.
    public static let all = TransferRepresentationVisibility(group: .all)
    /// Apps of the same developer; the same as `ownProcess`.
    public static let team = TransferRepresentationVisibility(group: .team)
    /// Apps of the same group; the same as `ownProcess`.
    public static let group = TransferRepresentationVisibility(group: .group)
    /// The app.
    public static let ownProcess = TransferRepresentationVisibility(group: .ownProcess)
}

/// A representation with a modifier.
private struct ModifiedRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
    typealias Body = Never

    let coders: [TransferCoder<Item>]

    init(_ representation: some TransferRepresentation<Item>, modify: (inout TransferCoder<Item>) -> Void) {
        coders = TransferCoder<Item>.all(of: representation).map { coder in
            var coder = coder
            modify(&coder)
            return coder
        }
    }
}

extension TransferRepresentation {
    /// Uses the representation only for items that satisfy a condition.
    ///
    ///     DataRepresentation<Album>(exportedContentType: .png) { $0.picture }
    ///         .exportingCondition { $0.hasPicture }
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        ModifiedRepresentation<Item>(self) { coder in
            guard let outer = coder.condition else { return coder.condition = condition }
            coder.condition = { outer($0) && condition($0) }
        }
    }

    /// Sets the name of the file that an item is saved as. A name that the app gives to the file exporter takes
    /// precedence.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        suggestedFileName { _ in fileName }
    }

    /// Sets the name of the file that an item is saved as.
    ///
    /// - Parameter fileName: Returns the name; nil for none.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ModifiedRepresentation<Item>(self) { $0.fileName = fileName }
    }

    /// Sets who may get the representation.
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> {
        ModifiedRepresentation<Item>(self) { $0.visibility = visibility }
    }
}

import ItemsCatalogue

/// What the list of items shows.
enum ItemsContent: Equatable {
    case items([Item])
    /// No item has the text.
    case nothingFound(String)
}

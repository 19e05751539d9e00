import ItemsCatalogue

/// A page of the app: `item-955` or `category-food-drink`, which is its path component in the browser's address.
enum ItemsRoute: Hashable, Sendable {
    case item(Item.ID)
    case category(ItemGroup.ID)
}

extension ItemsRoute: LosslessStringConvertible {
    var description: String {
        switch self {
        case .item(let id): "item-\(id)"
        case .category(let id): "category-\(id)"
        }
    }

    init?(_ description: String) {
        guard let hyphen = description.firstIndex(of: "-") else { return nil }
        let rest = String(description[description.index(after: hyphen)...])
        switch description[..<hyphen] {
        case "item":
            // Each page has one address, so leading zeros and signs are invalid.
            guard let id = Int(rest), id >= 0, String(id) == rest else { return nil }
            self = .item(id)
        case "category" where !rest.isEmpty:
            self = .category(rest)
        default:
            return nil
        }
    }
}

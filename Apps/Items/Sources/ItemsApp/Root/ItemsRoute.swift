import DesignKit
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
        if let id = description.number(after: "item-") {
            self = .item(id)
        } else if description.hasPrefix("category-"), description != "category-" {
            self = .category(String(description.dropFirst("category-".count)))
        } else {
            return nil
        }
    }
}

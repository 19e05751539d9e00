import ItemsCatalogue
import SwiftUI

extension ItemSort {
    var text: Text {
        switch self {
        case .name: Text("Alphabetical")
        case .year: Text("Newest first")
        case .variants: Text("Most variants")
        case .codePoint: Text("Code point")
        }
    }
}

extension ItemOrder {
    var text: Text { isReversed ? Text("\(sort.text), reversed") : sort.text }
}

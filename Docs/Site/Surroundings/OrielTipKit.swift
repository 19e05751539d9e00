import SwiftUI
import TipKit

struct SearchTip: Tip {
    var title: Text { Text("Search") }
}

struct FavoriteTip: Tip {
    var title: Text { Text("Favorite") }
}

// TipEvent.swift
struct SearchTip: Tip {
    var title: Text { Text("Search") }
    // sample
}

// TipParameter.swift 2
@Parameter static var isLoggedIn: Bool = false

// TipParameter.swift 3
static let didOpenList = Tips.Event(id: "didOpenList")

import Combine
import ItemsCatalogue

extension ItemsViewModel {
    /// The view model of a few items, for previews.
    static var sample: ItemsViewModel { ItemsViewModel(catalogue: Just(.sample)) }
}

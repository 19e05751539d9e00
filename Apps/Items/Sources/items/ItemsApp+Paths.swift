import ItemsApp
import OrielServer

extension ItemsApp: @retroactive RoutedApp {
    public nonisolated static var pagePaths: PagePaths { PagePaths(where: hasPage) }
}

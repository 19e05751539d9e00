import OrielServer
import TreeholeApp

extension TreeholeApp: @retroactive RoutedApp {
    public nonisolated static var pagePaths: PagePaths { PagePaths(where: hasPage) }
}

import MomentsApp
import OrielServer

extension MomentsApp: @retroactive RoutedApp {
    public nonisolated static var pagePaths: PagePaths { PagePaths(where: hasPage) }
}

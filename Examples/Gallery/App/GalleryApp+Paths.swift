import GalleryPages
import OrielServer

extension GalleryApp: RoutedApp {
    /// The path of each page; some pages have further paths below.
    nonisolated static var pagePaths: PagePaths {
        #if DEBUG
        let pages = Set(GalleryPage.allCases.map(\.rawValue) + ["crash"])
        #else
        let pages = Set(GalleryPage.allCases.map(\.rawValue))
        #endif
        let leadFurther: Set = ["navigation", "tabs"]
        return PagePaths { path in
            let parts = path.split(separator: "/").map(String.init)
            return pages.contains(parts[0]) && (parts.count == 1 || leadFurther.contains(parts[0]))
        }
    }
}

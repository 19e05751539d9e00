import SwiftUI

/// A book of figures: the shapes and plots of the library Figures.
@main
struct FigureBookApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Shapes", systemImage: "star") { ShapesView() }
                Tab("Plots", systemImage: "chart.bar") { PlotsView() }
            }
        }
    }
}

import ItemsApp
import ItemsCatalogue
import OrielServer

@main
enum Main {
    static func main() async {
        // Read before the first request, so that its page has rows at once; a failure is shown, and repeated, by the page.
        Task.detached { try? await BundledCatalogue.shared.load() }
        await ItemsApp.main()
    }
}

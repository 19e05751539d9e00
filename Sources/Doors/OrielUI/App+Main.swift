extension App {
    /// Starts the app: mounts its views, prints what they show as a tree of elements, and ends.
    ///
    /// Serving the tree to browsers is the next stage of Oriel.
    @MainActor
    public static func main() {
        let session = AppSession<Self>()
        print(session.elementTrees.map(\.description).joined(separator: "\n"))
        session.end()
    }
}

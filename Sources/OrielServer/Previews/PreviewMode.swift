#if DEBUG
/// What `oriel previews` asks a program for with an environment variable, which only the tool sets. Release builds have none of it.
enum PreviewMode: Equatable {
    /// To print what previews there are, but not those of some declarations.
    case list(except: Set<String>)
    /// To serve the previews, with the errors of each in a file of this folder.
    case serve(folder: String)

    static let current = PreviewMode()

    init?() {
        guard let text = HostEnvironment.text("ORIEL_PREVIEWS") else { return nil }
        let skipped = HostEnvironment.text("ORIEL_PREVIEWS_EXCEPT")?.split(separator: ",").map(String.init) ?? []
        self = text == "list" ? .list(except: Set(skipped)) : .serve(folder: text)
    }
}
#endif

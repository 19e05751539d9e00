import OrielServer

@main
enum Main {
    static func main() async {
        // Before anything asks for a variable: what stands in the file counts as one.
        ConfigurationFile.load()
        await LiveServer.main(Serve.self)
    }
}

import OrielServer

@main
enum Main {
    static func main() async {
        // Before any code reads an environment variable: the settings in the file count as such.
        ConfigurationFile.load()
        await LiveServer.main(Serve.self)
    }
}

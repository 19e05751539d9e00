import MomentsPhotoRendering

@main
enum Main {
    static func main() { RenderingProgram.run() }
}

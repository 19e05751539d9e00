public import Foundation

// The folders of the user who runs the server, as FileManager finds them: all sessions of an app share them. A host
// moves them by the variables XDG_DATA_HOME, XDG_CACHE_HOME and HOME. `temporaryDirectory` and `homeDirectory` are in
// Foundation.
extension URL {
    /// Files of the app: `$XDG_DATA_HOME`, or `~/.local/share`.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }

    /// Files that the app can make again: `$XDG_CACHE_HOME`, or `~/.cache`.
    public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }

    public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }

    /// Documents of the user who runs the server: `~/Documents`, unless `user-dirs.dirs` names another folder.
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

    public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }

    public static var libraryDirectory: URL { folder(.libraryDirectory, ".local/share") }

    public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }

    public static var musicDirectory: URL { folder(.musicDirectory, "Music") }

    public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }

    private static func folder(_ directory: FileManager.SearchPathDirectory, _ path: String) -> URL {
        // Without the slash at its end, which Foundation leaves out for some of them, what is relative to it would be beside it.
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            .map { URL(filePath: $0.path, directoryHint: .isDirectory) }
            ?? homeDirectory.appending(path: path, directoryHint: .isDirectory)
    }
}

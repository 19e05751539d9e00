public import Foundation
import OrielCoreTransferable
import OrielUniformTypeIdentifiers

extension View {
    /// Moves a file of the app to the user's device: the browser saves it, and then it is removed here.
    ///
    /// Unlike Apple's, the URL in the result refers to a copy on the server, which is deleted when the session ends.
    ///
    /// - Parameter file: The file to move; nothing is moved while it is nil.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Moves a file of the app to the user's device.
    ///
    /// - Parameter onCancellation: Never called: a page does not learn that the user cancels a download.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileExporter(
                isPresented: isPresented,
                defaultFilename: file?.lastPathComponent,
                export: { try file.map(FileExporter.Export.init(moving:)) },
                completion: { result in
                    onCompletion(
                        result.flatMap { saved in
                            Result {
                                if let file { try FileManager.default.removeItem(at: file) }
                                return saved
                            }
                        }
                    )
                }
            )
        )
    }
}

extension View {
    /// Moves files of the app to the user's device, one after the other: the browser saves them, and then they are
    /// removed here.
    ///
    /// The browser may ask the user whether the page may download several files.
    ///
    /// - Parameter files: The files to move; nothing is moved while there are none.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>,
        files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Moves files of the app to the user's device, one after the other.
    ///
    /// - Parameter onCancellation: Never called: a page does not learn that the user cancels a download.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>,
        files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        let files = Array(files)
        return modifier(
            FileExporter(
                isPresented: isPresented,
                exports: { try files.map(FileExporter.Export.init(moving:)) },
                completion: { result in
                    onCompletion(
                        result.flatMap { saved in
                            Result {
                                for file in files { try FileManager.default.removeItem(at: file) }
                                return saved
                            }
                        }
                    )
                }
            )
        )
    }
}

extension FileExporter.Export {
    fileprivate init(moving file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path) else { throw CocoaError(.fileNoSuchFile) }
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        self.init(content: .file(file), contentType: type, suggestedName: file.lastPathComponent)
    }
}

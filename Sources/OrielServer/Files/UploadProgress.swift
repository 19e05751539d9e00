public import OrielCore

/// The progress of an upload from the user's device.
public struct UploadProgress: Sendable, Equatable {
    /// The name of the file.
    public let name: String
    /// The number of bytes that the server has received.
    public let receivedBytes: Int
    /// The size of the file in bytes, as announced by the browser.
    public let totalBytes: Int

    /// The fraction received, from 0 to 1; 1 for an empty file.
    public var fractionCompleted: Double { totalBytes > 0 ? min(1, Double(receivedBytes) / Double(totalBytes)) : 1 }
}

extension View {
    /// Reports the upload progress of files chosen with `fileImporter` in this view, in steps of one percent.
    ///
    ///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf]) { result in … }
    ///     .onUploadProgress { fraction = $0.fractionCompleted }
    ///
    /// The action runs on the main actor. Requires `import OrielServer`: on Apple's systems files are not uploaded.
    public nonisolated func onUploadProgress(
        perform action: @escaping @MainActor (UploadProgress) -> Void
    ) -> some View {
        environment(
            \.fileProgress,
            { progress in
                action(
                    UploadProgress(
                        name: progress.name,
                        receivedBytes: progress.receivedBytes,
                        totalBytes: progress.totalBytes
                    )
                )
            }
        )
    }
}

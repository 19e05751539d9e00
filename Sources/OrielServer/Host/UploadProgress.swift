public import OrielCore

/// How far a file has come from the person's device.
public struct UploadProgress: Sendable, Equatable {
    /// The name of the file.
    public let name: String
    public let receivedBytes: Int
    public let totalBytes: Int

    /// From 0 to 1.
    public var fractionCompleted: Double { totalBytes > 0 ? min(1, Double(receivedBytes) / Double(totalBytes)) : 1 }
}

extension View {
    /// Tells how far the files come that `fileImporter` inside asks for, a percent at a time.
    ///
    ///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf]) { result in … }
    ///     .onUploadProgress { fraction = $0.fractionCompleted }
    ///
    /// Needs `import OrielServer`: on Apple's systems nothing has to come.
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

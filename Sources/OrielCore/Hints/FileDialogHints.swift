public import Foundation

// Hints for the dialogs that choose and save files. They are the browser's own.

/// What a file dialog shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
    /// Sets the folder in which a file dialog begins. Has no effect: the browser decides.
    public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        withoutEffect(self, "the browser decides what its dialog shows")
    }

    /// Sets what a file dialog shows. Has no effect: the browser decides.
    public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        withoutEffect(self, "the browser decides what its dialog shows")
    }

    /// Lets a file dialog remember its settings under an id. Has no effect: the browser decides.
    public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
        withoutEffect(self, "the browser decides what its dialog shows")
    }

    /// Sets the title of the button of a file dialog. Has no effect: the browser decides.
    public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        withoutEffect(self, "the browser decides what its dialog shows")
    }

    public nonisolated func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
        withoutEffect(self, "the browser decides what its dialog shows")
    }

    /// Sets the title of the button of a file dialog. Has no effect: the browser decides.
    @_disfavoredOverload
    public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        withoutEffect(self, "the browser decides what its dialog shows")
    }

    /// Sets the message of a file dialog. Has no effect: the browser's dialog has no message.
    public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
        withoutEffect(self, "the browser's dialog has no message")
    }

    public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        withoutEffect(self, "the browser's dialog has no message")
    }

    /// Sets the message of a file dialog. Has no effect: the browser's dialog has no message.
    @_disfavoredOverload
    public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        withoutEffect(self, "the browser's dialog has no message")
    }

    /// Sets which files a file dialog lets the user choose. Has no effect: browsers know the types of files only.
    public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        withoutEffect(self, "browsers know the types of files only")
    }

    /// Lets a file dialog return aliases instead of what they refer to. Has no effect: browsers resolve aliases.
    public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        withoutEffect(self, "browsers resolve aliases")
    }

    /// Sets the label of the name in a dialog that saves a file. Has no effect: the browser decides.
    public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
        withoutEffect(self, "the browser decides what its dialog shows")
    }

    public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        withoutEffect(self, "the browser decides what its dialog shows")
    }

    /// Sets the label of the name in a dialog that saves a file. Has no effect: the browser decides.
    @_disfavoredOverload
    public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        withoutEffect(self, "the browser decides what its dialog shows")
    }
}

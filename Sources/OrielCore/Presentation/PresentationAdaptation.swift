/// How a presentation looks where there is little space.
public struct PresentationAdaptation: Hashable, Sendable {
    enum Form: String { case automatic, none, popover, sheet, fullScreenCover }

    let form: Form

    /// A popover is a sheet.
    public static let automatic = PresentationAdaptation(form: .automatic)
    /// As where there is more space.
    public static let none = PresentationAdaptation(form: .none)
    public static let popover = PresentationAdaptation(form: .popover)
    public static let sheet = PresentationAdaptation(form: .sheet)
    public static let fullScreenCover = PresentationAdaptation(form: .fullScreenCover)
}

/// The size of a sheet in a wide window.
public protocol PresentationSizing {
    var _name: String { get }
}

/// A size that the system knows.
public struct NamedPresentationSizing: PresentationSizing, Sendable {
    public let _name: String
}

extension PresentationSizing where Self == NamedPresentationSizing {
    public static var automatic: NamedPresentationSizing { NamedPresentationSizing(_name: "automatic") }
    /// The size of a form.
    public static var form: NamedPresentationSizing { NamedPresentationSizing(_name: "automatic") }
    /// About the size of a page of paper.
    public static var page: NamedPresentationSizing { NamedPresentationSizing(_name: "page") }
    /// The size of the content.
    public static var fitted: NamedPresentationSizing { NamedPresentationSizing(_name: "fitted") }
}

extension PresentationSizing {
    /// Gives the presentation the size of its content.
    ///
    /// Unlike Apple's, it applies to both directions if it applies to one.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        NamedPresentationSizing(_name: horizontal || vertical ? "fitted" : _name)
    }

    /// Keeps a presentation from shrinking with its content. Has no effect: it has the size of its content.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension View {
    /// Sets how the enclosing presentation looks in a narrow window.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationStyle { $0.adaptation = adaptation }
    }

    /// Sets how the enclosing presentation looks in a narrow window. Unlike Apple's, `vertical` has no effect: a low
    /// window changes no presentation.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationStyle { $0.adaptation = horizontalAdaptation }
    }

    /// Sets the size of the enclosing sheet in a wide window.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentationStyle { $0.sizing = sizing._name }
    }
}

public import OrielCore

/// A type whose static property contains previews; the predecessor of ``Preview(_:body:)``.
///
///     struct ProfileView_Previews: PreviewProvider {
///         static var previews: some View { ProfileView(user: .sample) }
///     }
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }

    /// The platform on which Apple's tools render the previews; nil lets the tools choose. Without effect in browsers.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

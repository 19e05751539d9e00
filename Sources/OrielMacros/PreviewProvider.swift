public import OrielCore

/// The older form of ``Preview(_:body:)``: a type whose static property holds the examples.
///
///     struct ProfileView_Previews: PreviewProvider {
///         static var previews: some View { ProfileView(user: .sample) }
///     }
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }

    /// Where Apple's tools show the previews; nil lets them choose.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

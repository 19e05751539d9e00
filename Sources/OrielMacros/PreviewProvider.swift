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
}

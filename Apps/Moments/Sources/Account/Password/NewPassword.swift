import DesignKit
import MomentsModel
import SwiftUI

/// The rules for new passwords.
enum NewPassword {
    static func check(_ password: String) -> SignUpDraft.Check<SignUpDraft.PasswordProblem> {
        if password.isEmpty { return .empty }
        if password.count < Limits.password.lowerBound {
            return .bad(.short(by: Limits.password.lowerBound - password.count))
        }
        return password.count > Limits.password.upperBound ? .bad(.long) : .good
    }

    /// Returns the hint for the field.
    @MainActor
    static func hint(_ check: SignUpDraft.Check<SignUpDraft.PasswordProblem>) -> FieldHint {
        switch check {
        case .empty: FieldHint(.rule, Text("At least \(Limits.password.lowerBound) characters."))
        case .bad(.short(let missing)): FieldHint(.bad, Text("Too short. Missing characters: \(missing)"))
        case .bad(.long): FieldHint(.bad, Text("At most \(Limits.password.upperBound) characters."))
        case .good: FieldHint(.good, Text("Long enough."))
        }
    }
}

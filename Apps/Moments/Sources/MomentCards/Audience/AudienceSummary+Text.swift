import MomentsModel
import SwiftUI

extension AudienceSummary {
    /// The audience in words, such as "All but Family, Ben".
    public var text: Text {
        let list = names.joined(separator: ", ")
        guard !names.isEmpty else { return visibility.text }
        switch visibility {
        case .friends, .onlyMe: return visibility.text
        case .selected: return Text(verbatim: list)
        case .except: return Text("All but \(list)")
        }
    }
}

import Foundation
import OrielUIKit

/// The buttons that a swipe over a row of a table or a list shows.
struct RowSwipes: ViewModifier {
    let cell: UIView
    let leading: UISwipeActionsConfiguration?
    let trailing: UISwipeActionsConfiguration?

    func body(content: Content) -> some View {
        content
            .if(leading != nil) { $0.swipeActions(edge: .leading) { buttons(leading) } }
            .if(trailing != nil) { $0.swipeActions(edge: .trailing) { buttons(trailing) } }
    }

    private func buttons(_ configuration: UISwipeActionsConfiguration?) -> some View {
        ForEach(configuration?.actions ?? [], id: \.self) { action in
            Button(role: action.style == .destructive ? .destructive : nil) {
                action.handler(action, cell) { _ in }
            } label: {
                if let image = action.image {
                    Label {
                        Text(verbatim: action.title ?? "")
                    } icon: {
                        Image(uiImage: image)
                    }
                } else {
                    Text(verbatim: action.title ?? "")
                }
            }
            .tint(action.backgroundColor.map { Color(uiColor: $0) })
        }
    }
}

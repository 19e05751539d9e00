import OrielUIKit

/// A search bar of UIKit.
struct SearchBarContent: View {
    let bar: UISearchBar

    var body: some View {
        bar.noteDrawing()
        return VStack(spacing: 8) {
            HStack(spacing: 8) {
                HStack(spacing: 6) {
                    Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                    DrawnView(view: bar.searchTextField, stretch: .horizontal)
                }
                .padding(.horizontal, 8)
                .frame(minHeight: 36)
                .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
                if bar.showsCancelButton {
                    Button(action: { bar.userDidCancel() }, label: { SystemWord.cancel.text })
                }
            }
            if bar.showsScopeBar, bar.hasScopes {
                Picker(selection: bar.scope) {
                    SearchScopeTitles(bar: bar)
                } label: {
                    SystemWord.search.text
                }
                .pickerStyle(.segmented)
                .labelsHidden()
            }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 10)
        .if(bar.searchBarStyle != .minimal && bar.barTintColor != nil) {
            $0.background(Color(uiColor: bar.barTintColor ?? .clear))
        }
    }
}

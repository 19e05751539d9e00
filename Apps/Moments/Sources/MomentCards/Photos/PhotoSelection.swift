import MomentsFoundations
import MomentsModel
import SwiftUI

/// The photo of a moment that the photo viewer shows.
///
/// On the moment's own page it is the photo that the address names. Elsewhere it is a state of the view, and the address is
/// that of the moment's page. Store it in one view: each view that stores it has a state of its own.
@MainActor
struct PhotoSelection: DynamicProperty {
    private let moment: MomentID
    private let isOnPage: Bool
    @State private var opened: OpenedPhoto?
    @PresentedSheet(.photo) private var routed
    @Namespace private var space

    /// - Parameter place: Where the moment's card is.
    init(of moment: MomentID, at place: MomentRow.Place) {
        self.moment = moment
        isOnPage = place == .page
    }

    /// The namespace of the photos that the viewer grows out of.
    var namespace: Namespace.ID { space }

    var item: Binding<OpenedPhoto?> {
        Binding {
            guard isOnPage else { return opened }
            return routed?.sheet.id.map { OpenedPhoto(index: Int(clamping: $0) - 1) }
        } set: { new in
            if isOnPage { routed = new.map { SheetRoute($0.route) } } else { opened = new }
        }
    }

    func open(_ index: Int) {
        item.wrappedValue = OpenedPhoto(index: index, page: isOnPage ? nil : .moment(moment))
    }
}

/// The photo shown in the photo viewer.
struct OpenedPhoto: Identifiable {
    let index: Int
    /// The moment's page, if the photo was opened elsewhere.
    var page: Route?

    var id: Int { index }
    var route: Route { Route(.photo, id: Int64(index) + 1) }
}

extension OpenedPhoto: LosslessStringConvertible {
    /// The photo's part of the address, such as `moment-17/photo-3`.
    var description: String { SheetRoute(route, of: page).description }

    /// Always nil: a photo is opened by the page of its moment, not by an address component alone.
    init?(_ description: String) { nil }
}

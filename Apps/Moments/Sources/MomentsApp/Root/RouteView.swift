import Account
import Administration
import DesignKit
import Friends
import InternalMenu
import ListKit
import MomentCards
import MomentDetail
import MomentsFoundations
import MomentsModel
import Notifications
import SwiftUI

/// The page of a route.
struct RouteView: View {
    let route: Route
    let services: AppServices
    let person: PersonServices

    var body: some View {
        switch (route.name, route.id) {
        case (.moment, let id?):
            let id = MomentID(rawValue: id)
            MomentDetailScreen(
                moment: person.timeline.binding(to: id),
                viewModel: MomentDetailViewModel(
                    id: id,
                    known: person.timeline.moment(id),
                    isForComment: services.router.takesComment(on: id),
                    moments: person.repos.moments,
                    comments: person.repos.comments,
                    friends: person.repos.friends,
                    privacy: person.repos.privacy,
                    reports: person.repos.reports,
                    drafts: person.repos.drafts,
                    outbox: person.repos.outbox,
                    toggles: services.toggles,
                    tracking: services.tracking
                )
            )
        case (.person, let id?):
            let id = PersonID(rawValue: id)
            PersonScreen(
                viewModel: PersonViewModel(
                    id: id,
                    friends: person.repos.friends,
                    moments: person.repos.moments,
                    privacy: person.repos.privacy,
                    reports: person.repos.reports,
                    toggles: services.toggles,
                    tracking: services.tracking
                )
            )
        case (.album, let id?):
            AlbumScreen(
                viewModel: AlbumViewModel(
                    person: PersonID(rawValue: id),
                    album: person.repos.album,
                    moments: person.repos.moments,
                    friends: person.repos.friends,
                    privacy: person.repos.privacy,
                    reports: person.repos.reports,
                    toggles: services.toggles,
                    tracking: services.tracking
                )
            )
        case (.albumMonth, _?):
            if let (author, month) = route.albumMonth {
                AlbumMonthScreen(
                    viewModel: AlbumMonthViewModel(
                        month,
                        of: author,
                        moments: person.repos.moments,
                        friends: person.repos.friends,
                        privacy: person.repos.privacy,
                        reports: person.repos.reports,
                        toggles: services.toggles,
                        tracking: services.tracking
                    )
                )
            } else {
                MissingPage().page(MissingPage.title)
            }
        case (.tags, nil):
            TagsScreen(
                viewModel: TagsViewModel(
                    privacy: person.repos.privacy,
                    friends: person.repos.friends,
                    tracking: services.tracking
                )
            )
        case (.tag, let id?):
            TagScreen(
                viewModel: TagEditorViewModel(
                    TagID(rawValue: id),
                    privacy: person.repos.privacy,
                    friends: person.repos.friends,
                    tracking: services.tracking
                )
            )
        case (.blockedPeople, nil):
            BlockedPeopleScreen(
                viewModel: BlockedPeopleViewModel(repo: person.repos.privacy, tracking: services.tracking)
            )
        case (.administration, nil):
            staffPage {
                AdministrationScreen(
                    viewModel: AdministrationViewModel(
                        account: services.account,
                        repo: person.repos.administration,
                        tracking: services.tracking
                    )
                )
            }
        case (.reports, nil):
            staffPage {
                ReportsScreen(
                    viewModel: ReportsViewModel(repo: person.repos.administration, tracking: services.tracking)
                )
            }
        case (.people, nil):
            staffPage {
                ManagedPeopleScreen(
                    viewModel: ManagedPeopleViewModel(repo: person.repos.administration, tracking: services.tracking)
                )
            }
        case (.managedPerson, let id?):
            staffPage {
                ManagedPersonScreen(
                    viewModel: ManagedPersonViewModel(
                        id: PersonID(rawValue: id),
                        account: services.account,
                        repo: person.repos.administration,
                        tracking: services.tracking
                    )
                )
            }
        case (.announcements, nil):
            staffPage(isForAdmins: true) {
                AnnouncementsScreen(
                    viewModel: AnnouncementsViewModel(repo: person.repos.administration, tracking: services.tracking)
                )
            }
        case (.auditLog, nil):
            staffPage(isForAdmins: true) {
                AuditLogScreen(
                    viewModel: AuditLogViewModel(repo: person.repos.administration, tracking: services.tracking)
                )
            }
        case (.figures, nil):
            staffPage(isForAdmins: true) {
                FiguresScreen(
                    viewModel: FiguresViewModel(repo: person.repos.administration, tracking: services.tracking)
                )
            }
        case (.internalMenu, nil) where services.toggles.isToggleOn(BuildTargetToggle.internal):
            InternalMenuScreen(
                viewModel: InternalMenuViewModel(
                    account: services.account,
                    toggles: services.toggles,
                    tracking: services.tracking,
                    version: services.host.version,
                    isDemo: services.host.demoSignIn != nil,
                    stopServer: services.host.stopServer
                )
            )
        case (.designKit, nil) where services.toggles.isToggleOn(BuildTargetToggle.internal):
            DesignKitPage()
        default:
            MissingPage().page(MissingPage.title)
        }
    }

    private func staffPage(
        isForAdmins: Bool = false,
        @ViewBuilder content: @escaping () -> some View
    ) -> some View {
        StaffPage(
            viewModel: ViewerRoleViewModel(account: services.account),
            isForAdmins: isForAdmins,
            content: content
        )
    }
}

#if DEBUG
extension RouteView {
    @ViewBuilder fileprivate static func preview(_ route: Route) -> some View {
        let services = AppServices.preview()
        if let person = services.person {
            NavigationStack { RouteView(route: route, services: services, person: person) }
                .preview(in: services)
        }
    }
}

#Preview("Route, moment") {
    RouteView.preview(.moment(PreviewSamples.moment.id))
}

#Preview("Route, person") {
    RouteView.preview(.person(PreviewSamples.grace.id))
}

#Preview("Route, album") {
    RouteView.preview(.album(of: PreviewSamples.ada.id))
}

#Preview("Route, tags") {
    RouteView.preview(.tags)
}

#Preview("Route, administration") {
    RouteView.preview(.administration)
}

#Preview("Route, reports") {
    RouteView.preview(.reports)
}

#Preview("Route, unknown") {
    RouteView.preview(AppRoutes.unknown)
}
#endif

public import MomentsModel
import WebPush

extension InMemoryMomentStore {
    public func pushTarget(of signIn: SignInID) async throws -> PushTarget? {
        read { state in state.pushTargets[signIn].map(state.withLatest) }
    }

    public func setPushTarget(_ target: NewPushTarget?, of signIn: SignInID) async throws {
        try write { state, _ in
            guard let target else {
                state.pushTargets[signIn] = nil
                return
            }
            guard let person = state.signIns[signIn]?.record.person else { throw StoreError.notFound("sign-in") }
            let endpoint = target.subscription.endpoint
            let sent = state.pushTargets[signIn]?.sent ?? state.lastNotification(of: person)
            // The browser was used by somebody else before.
            state.pushTargets = state.pushTargets.filter { $0.value.subscription.endpoint != endpoint }
            state.pushTargets[signIn] = PushTarget(
                signIn: signIn,
                person: person,
                subscription: target.subscription,
                kinds: target.kinds,
                language: target.language,
                sent: sent
            )
        }
    }

    public func duePushTargets(limit: Int) async throws -> [PushTarget] {
        read { state in
            state.pushTargets.values.filter { target in
                state.notifications.values.contains { notification in
                    notification.person == target.person && !notification.record.isRead
                        && target.sent.map { notification.record.id > $0 } ?? true
                }
            }
            .sorted { $0.signIn < $1.signIn }
            .first(limit).map(state.withLatest)
        }
    }

    public func markPushed(upTo id: NotificationID, to signIn: SignInID, of person: PersonID) async throws {
        write { state, _ in
            guard let target = state.pushTargets[signIn] else { return }
            state.pushTargets[signIn]?.sent = max(target.sent ?? id, id)
        }
    }
}

extension InMemoryState {
    fileprivate func withLatest(_ target: PushTarget) -> PushTarget {
        var target = target
        target.latest = lastNotification(of: target.person)
        return target
    }

    fileprivate func lastNotification(of person: PersonID) -> NotificationID? {
        notifications.values.filter { $0.person == person }.map(\.record.id).max()
    }
}

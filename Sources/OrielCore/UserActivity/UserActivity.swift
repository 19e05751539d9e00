extension View {
    /// Continues an activity of a type in the view.
    ///
    ///     .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
    ///         guard let url = activity.webpageURL else { return }
    ///         open(url)
    ///     }
    ///
    /// Unlike Apple's, only `NSUserActivityTypeBrowsingWeb` occurs: the action runs when `onOpenURL` would, with the address of the page.
    public nonisolated func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        onOpenURL { url in
            guard activityType == NSUserActivityTypeBrowsingWeb else { return }
            let activity = NSUserActivity(activityType: activityType)
            activity.webpageURL = url
            action(activity)
        }
    }

    /// Describes what the user does in the view. Has no effect: a page cannot hand it to other devices.
    ///
    /// - Parameter update: Never called.
    public nonisolated func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Describes what the user does with an element. Has no effect: a page cannot hand it to other devices.
    public nonisolated func userActivity<P>(
        _ activityType: String,
        element: P?,
        _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }
}

import SwiftUI
import UIKit

/// Properties of views that older code sets, and values that it reads.
@MainActor
struct OlderValueForms {
    let scroll = UIScrollView()
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let field = UITextField()
    let text = UITextView()

    init() {
        scroll.bounces = false
        scroll.bouncesZoom = true
        scroll.alwaysBounceVertical = true
        scroll.alwaysBounceHorizontal = false
        scroll.decelerationRate = .fast
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.indicatorStyle = .white
        scroll.scrollsToTop = true
        scroll.delaysContentTouches = false
        scroll.canCancelContentTouches = true
        scroll.isDirectionalLockEnabled = true
        scroll.scrollIndicatorInsets = .zero
        scroll.isMultipleTouchEnabled = true
        scroll.isExclusiveTouch = true
        scroll.isOpaque = false
        scroll.frame.origin = CGPoint(x: 100, y: 100)
        scroll.addSubview(inner)
        field.attributedPlaceholder = NSAttributedString(string: "Name")
        field.defaultTextAttributes = [.font: UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold)]
        field.keyboardAppearance = .dark
        field.spellCheckingType = .no
        field.smartQuotesType = .no
        field.smartDashesType = .no
        field.smartInsertDeleteType = .no
        field.enablesReturnKeyAutomatically = true
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 8
        text.textContainer.lineFragmentPadding = 0
        text.textContainer.maximumNumberOfLines = 2
        text.textContainer.lineBreakMode = .byTruncatingTail
        text.dataDetectorTypes = [.link, .phoneNumber]
        text.linkTextAttributes = [.foregroundColor: UIColor.red]
        text.allowsEditingTextAttributes = false
        text.adjustsFontForContentSizeCategory = false
        text.typingAttributes = [.foregroundColor: UIColor.red]
        UIView.transition(with: inner, duration: 0.2, options: .transitionCrossDissolve, animations: {})
        UIView.transition(from: inner, to: inner, duration: 0.2, options: .showHideTransitionViews)
        UIView.animate(
            withDuration: 0.1,
            delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {}
        )
        UIView.performWithoutAnimation { inner.alpha = 0.5 }
    }
}

/// A delegate of an app that asks for what only a phone has.
class OlderAppDelegate: NSObject, UIApplicationDelegate {
    static var orientations = UIInterfaceOrientationMask.all

    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { Self.orientations }

    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { options[.sourceApplication] == nil }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    func windowScene(_ scene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) -> String {
        shortcutItem.type
    }

    func isPlain(_ options: UIScene.ConnectionOptions) -> Bool {
        options.urlContexts.isEmpty && options.userActivities.isEmpty && options.shortcutItem == nil
            && options.sourceApplication == nil && options.handoffUserActivityType == nil
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { _ = contexts.first?.url }
}

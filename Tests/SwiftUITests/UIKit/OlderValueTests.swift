import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct OlderValueTests {
    @Test func `places are converted between views`() {
        let forms = OlderValueForms()

        #expect(forms.inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 110, y: 120))
        #expect(forms.inner.convert(CGPoint(x: 1, y: 2), to: forms.scroll) == CGPoint(x: 11, y: 22))
        #expect(forms.inner.convert(CGPoint(x: 11, y: 22), from: forms.scroll) == CGPoint(x: 1, y: 2))
        #expect(forms.inner.convert(forms.inner.bounds, to: nil).size == CGSize(width: 30, height: 40))
        #expect(forms.scroll.convert(CGRect(x: 10, y: 20, width: 1, height: 1), from: nil).origin.x == -90)
        forms.scroll.contentOffset = CGPoint(x: 0, y: 5)
        #expect(forms.inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 110, y: 115))
        #expect(forms.scroll.visibleSize == .zero && forms.scroll.adjustedContentInset == .zero)
        #expect(!forms.scroll.isDragging && !forms.scroll.isTracking && !forms.scroll.isDecelerating)
        #expect(
            forms.inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 40)
        )
        #expect(UIView.layoutFittingExpandedSize.width > 1000)
    }

    @Test func `texts keep what attributes set`() {
        let forms = OlderValueForms()

        #expect(forms.field.placeholder == "Name" && forms.field.attributedPlaceholder?.string == "Name")
        #expect(forms.field.font?.pointSize == 20 && !forms.field.hasText)
        #expect(forms.text.textColor == .red)
    }

    @Test func `what a page does not have says so`() async throws {
        let device = UIDevice.current
        device.isBatteryMonitoringEnabled = true
        device.isProximityMonitoringEnabled = true
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown && !device.proximityState)
        #expect(device.isMultitaskingSupported)
        _ = UIDevice.batteryLevelDidChangeNotification
        _ = UIDevice.batteryStateDidChangeNotification

        let app = UIApplication.shared
        let settings = try #require(URL(string: UIApplication.openSettingsURLString))
        #expect(!(await app.open(settings)))
        #expect(!UIApplication.openNotificationSettingsURLString.isEmpty)
        #expect(app.alternateIconName == nil && app.isProtectedDataAvailable)
        await #expect(throws: (any Error).self) { try await app.setAlternateIconName("Night") }
        let scene = try #require(app.connectedScenes.first as? UIWindowScene)
        #expect(scene.statusBarManager?.statusBarFrame == nil && scene.title == nil)
        #expect(scene.traitCollection.userInterfaceStyle != .dark)
    }

    @Test func `an image without a file has no size`() throws {
        #expect(UIImage().size == .zero)
        let symbol = try #require(UIImage(systemName: "star"))
        let large = symbol.applyingSymbolConfiguration(
            UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        )
        #expect(symbol.isSymbolImage && large != nil && !UIImage().isSymbolImage)
        _ = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
        _ = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12), scale: .medium)
        _ = UIImage.SymbolConfiguration(scale: .large)
        _ = UIImage.SymbolConfiguration(weight: .light)
    }

    @Test func `a thumbnail fits into its size`() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
        #expect(small.size == CGSize(width: 10, height: 5) && small.scale == image.scale * 4)
        #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 80, height: 80))?.size.height == 40)
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
        image.prepareThumbnail(of: CGSize(width: 4, height: 4)) { #expect($0?.size.width == 4) }
        #expect(image.preparingForDisplay() == image)
        #expect(await image.byPreparingForDisplay() == image)
        image.prepareForDisplay { #expect($0?.size.width == 40) }
    }

    @Test func `colours have the values of Display P3, and greys`() {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red - 1.093) < 0.001 && abs(green + 0.2267) < 0.001 && abs(blue + 0.1501) < 0.001)

        var (white, alpha) = (CGFloat(0), CGFloat(0))
        #expect(UIColor.lightText.getWhite(&white, alpha: &alpha))
        #expect(white == 1 && alpha == 0.6)
        #expect(!UIColor.red.getWhite(nil, alpha: nil) && UIColor.darkText.isEqual(UIColor.black))
    }

    @Test func `effects and gestures of the system are there to be named`() {
        let blur = UIBlurEffect(style: .systemMaterial)
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        #expect(
            view.effect is UIVibrancyEffect
                && UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur)).effect != nil
        )
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        #expect(navigation.interactivePopGestureRecognizer?.delegate == nil)
        navigation.isNavigationBarHidden = true
        let label = UILabel()
        label.preferredMaxLayoutWidth = 100
        #expect(UITextItemInteraction.preview.rawValue == 2)
    }

    @Test func `actions of an icon are kept`() {
        let icon = UIApplicationShortcutIcon(systemImageName: "plus")
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(type: "add", localizedTitle: "Add", localizedSubtitle: nil, icon: icon),
            UIApplicationShortcutItem(type: "find", localizedTitle: "Find"),
        ]
        #expect(UIApplication.shared.shortcutItems?.map(\.type) == ["add", "find"])
        _ = UIApplicationShortcutIcon(templateImageName: "plus")
        UIApplication.shared.shortcutItems = nil
    }

    @Test func `a pasteboard takes texts and addresses of a type`() {
        let board = UIPasteboard.general
        board.setValue("copied", forPasteboardType: "public.plain-text")
        #expect(board.string == "copied")
        board.setValue(1, forPasteboardType: "public.plain-text")
        board.setValue("x", forPasteboardType: "public.png")
        #expect(board.string == "copied")
        board.setValue(URL(string: "https://oriel.example/a")!, forPasteboardType: "public.url")
        #expect(board.url?.path() == "/a" && board.urls?.count == 1)
        #expect(board.contains(pasteboardTypes: ["public.url"]) && !board.hasImages && !board.hasColors)
        board.string = nil
    }

    @Test func `there is one screen, and an appearance outside of a page`() {
        #expect(UIScreen.screens.map(\.bounds) == [UIScreen.main.bounds])
        #expect(UITraitCollection.current.userInterfaceStyle != .dark)
        #expect(UIVisualEffectView().effect == nil)
        let menu = UIMenu(title: "Sort", image: nil, identifier: UIMenu.Identifier("sort"), options: .displayInline)
        #expect(menu.identifier.rawValue == "sort" && UIMenu().identifier != UIMenu().identifier)
    }

    @Test func `orientations are bits`() {
        #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
        #expect(UIInterfaceOrientationMask.all.contains(.landscape))
        #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
        #expect(OlderAppDelegate().application(.shared, supportedInterfaceOrientationsFor: nil) == .all)
    }
}

import SwiftUI
import UIKit

/// Controls whose look is set for all of them at the start, as apps do.
struct StyledControls: View {
    @State private var page = 0
    @State private var segment = 0
    @State private var isOn = true
    @State private var level = 0.5

    init() {
        UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
        UIPageControl.appearance().pageIndicatorTintColor = UIColor.black.withAlphaComponent(0.2)
        UISegmentedControl.appearance().selectedSegmentTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
        UISwitch.appearance().onTintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        UISlider.appearance().minimumTrackTintColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        UITextView.appearance().backgroundColor = .clear
        UICollectionView.appearance().backgroundColor = .clear
        UIScrollView.appearance().bounces = false
        UITextField.appearance().clearButtonMode = .whileEditing
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .red
        UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .systemPink
    }

    var body: some View {
        VStack {
            TabView(selection: $page) {
                Text("First").tag(0)
                Text("Second").tag(1)
            }
            .tabViewStyle(.page)
            Picker("Kind", selection: $segment) {
                Text("Day").tag(0)
                Text("Week").tag(1)
            }
            .pickerStyle(.segmented)
            Toggle("On", isOn: $isOn)
            Slider(value: $level)
            List { Text("Row") }
        }
    }
}

/// Bars whose look is set at the start with the properties of older systems.
struct StyledBars: View {
    init() {
        let bar = UINavigationBar.appearance()
        bar.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        bar.isTranslucent = true
        bar.barStyle = .black
        UITabBar.appearance().backgroundImage = UIImage()
        UITabBar.appearance().shadowImage = UIImage()
        UITabBar.appearance().isTranslucent = true
        UITabBar.appearance().isOpaque = false
        UITabBar.appearance().clipsToBounds = true
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
        UITabBarItem.appearance().badgeColor = .red
        UIBarButtonItem.appearance().tintColor = .orange
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .normal)
    }

    var body: some View {
        TabView {
            NavigationView {
                Text("Page")
                    .navigationBarTitle("Title", displayMode: .inline)
                    .navigationBarItems(trailing: Button("Edit") {})
            }
            .navigationViewStyle(DoubleColumnNavigationViewStyle())
            .tabItem { Text("Tab") }
            Text("other").tabItem { Text("Other") }
        }
    }
}

/// The look of bars in the form of recent systems, with all of its parts.
@MainActor
func makeBarAppearance() -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.shadowColor = .clear
    appearance.shadowImage = UIImage()
    appearance.backgroundEffect = nil
    appearance.backgroundImage = nil
    appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    appearance.buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    appearance.backButtonAppearance.configureWithDefault(for: .plain)
    appearance.doneButtonAppearance.highlighted.titlePositionAdjustment = .zero
    appearance.setBackIndicatorImage(nil, transitionMaskImage: nil)
    let bar = UINavigationBar.appearance()
    bar.standardAppearance = appearance
    bar.compactScrollEdgeAppearance = appearance
    bar.backIndicatorImage = nil
    bar.backIndicatorTransitionMaskImage = nil
    return appearance
}

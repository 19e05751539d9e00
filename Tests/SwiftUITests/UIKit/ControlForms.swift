import SwiftUI
import UIKit

/// Controls of UIKit that tell of their values, a spinner, and a scroll view.
struct UIKitControlForms: View {
    @State private var count = 2.0
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)
    @State private var isLoading = true
    @State private var isWide = false

    var body: some View {
        Text("count \(Int(count)), day \(Int(day.timeIntervalSinceReferenceDate) / 86_400)")
        Counter(count: $count)
        Day(day: $day)
        Spinner(isLoading: isLoading)
        Button("Stop") { isLoading = false }
        Growing(isWide: isWide)
        Button("Grow") { isWide = true }
        Names().frame(height: 100)
    }
}

private struct Counter: UIViewRepresentable {
    @Binding var count: Double

    func makeUIView(context: Context) -> UIStepper {
        let stepper = UIStepper()
        stepper.minimumValue = 0
        stepper.maximumValue = 4
        stepper.stepValue = 2
        stepper.wraps = true
        stepper.accessibilityLabel = "Counter"
        stepper.addAction(
            UIAction { action in
                if let stepper = action.sender as? UIStepper { count = stepper.value }
            },
            for: .valueChanged
        )
        return stepper
    }

    func updateUIView(_ stepper: UIStepper, context: Context) { stepper.value = count }
}

private struct Day: UIViewRepresentable {
    @Binding var day: Date

    func makeUIView(context: Context) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        picker.minimumDate = Date(timeIntervalSinceReferenceDate: -86_400 * 365)
        picker.accessibilityLabel = "Day"
        picker.addAction(
            UIAction { action in
                if let picker = action.sender as? UIDatePicker { day = picker.date }
            },
            for: .valueChanged
        )
        return picker
    }

    func updateUIView(_ picker: UIDatePicker, context: Context) { picker.date = day }
}

private struct Spinner: UIViewRepresentable {
    let isLoading: Bool

    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }

    func updateUIView(_ spinner: UIActivityIndicatorView, context: Context) {
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
}

/// A view whose alpha is animated, and which says when the animation has ended.
private struct Growing: UIViewRepresentable {
    let isWide: Bool

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = "small"
        label.alpha = 0.5
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        guard isWide, label.alpha < 1 else { return }
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseOut) {
            label.alpha = 1
        } completion: { _ in
            label.text = "grown"
        }
    }
}

private struct Names: UIViewRepresentable {
    func makeUIView(context: Context) -> UIScrollView {
        let scroller = UIScrollView()
        scroller.isPagingEnabled = true
        scroller.showsVerticalScrollIndicator = false
        scroller.delegate = context.coordinator
        let stack = UIStackView(
            arrangedSubviews: (1...20).map { number in
                let label = UILabel()
                label.text = "Name \(number)"
                return label
            }
        )
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroller.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scroller.contentLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: scroller.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroller.contentLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
        ])
        return scroller
    }

    func updateUIView(_ scroller: UIScrollView, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.tag = Int(scrollView.contentOffset.y) }
    }
}

import Foundation
import OrielUIKit

extension UISwitch {
    var drawing: some View {
        Toggle(isOn: Binding(get: { self.isOn }, set: { self.userDidChange(to: $0) })) { EmptyView() }
            .labelsHidden()
            .if(onTintColor != nil) { $0.tint(onTintColor.map { Color(uiColor: $0) }) }
    }
}

extension UISlider {
    var drawing: some View {
        let lower = minimumValue.isFinite ? Double(minimumValue) : 0
        // An empty range has no positions.
        let upper = maximumValue.isFinite && Double(maximumValue) > lower ? Double(maximumValue) : lower + 1
        let value = Binding(get: { Double(self.value) }, set: { self.userDidChange(to: $0) })
        return Slider(value: value, in: lower...upper) {
            EmptyView()
        } minimumValueLabel: {
            icon(minimumValueImage)
        } maximumValueLabel: {
            icon(maximumValueImage)
        } onEditingChanged: {
            self.trackingDidChange(to: $0)
        }
        .labelsHidden()
        .if(minimumTrackTintColor != nil) { $0.tint(minimumTrackTintColor.map { Color(uiColor: $0) }) }
    }

    @ViewBuilder private func icon(_ image: UIImage?) -> some View {
        if let image { Image(uiImage: image) }
    }
}

extension UIColorWell {
    var drawing: some View {
        let color = Binding {
            Color(uiColor: self.selectedColor ?? .clear)
        } set: {
            self.userDidChoose(UIColor($0))
        }
        return ColorPicker(selection: color, supportsOpacity: supportsAlpha) { Text(verbatim: title ?? "") }
            .labelsHidden()
    }
}

extension UIStepper {
    var drawing: some View {
        let (mayRise, mayFall) = (wraps || value < maximumValue, wraps || value > minimumValue)
        return Stepper {
            EmptyView()
        } onIncrement: {
            if mayRise { self.userDidStep(up: true) }
        } onDecrement: {
            if mayFall { self.userDidStep(up: false) }
        }
        .labelsHidden()
    }
}

extension UISegmentedControl {
    var drawing: some View {
        Picker(selection: Binding(get: { self.selectedSegmentIndex }, set: { self.userDidSelect($0) })) {
            ForEach(Array(segments.enumerated()), id: \.offset) { index, segment in
                switch segment {
                case .title(let title): Text(verbatim: title).tag(index)
                case .image(let image): Image(uiImage: image).tag(index)
                }
            }
        } label: {
            EmptyView()
        }
        .pickerStyle(.segmented)
        .environment(\.segmentedControl, self)
        .labelsHidden()
    }
}

extension UIPageControl {
    @ViewBuilder var drawing: some View {
        if numberOfPages > (hidesForSinglePage ? 1 : 0) {
            HStack(spacing: 10) {
                ForEach(0..<min(numberOfPages, 100), id: \.self) { page in
                    Circle().fill(Color(uiColor: self.color(of: page))).frame(width: 7, height: 7)
                }
            }
            .padding(.horizontal, 10)
            .frame(height: 26)
            .if(backgroundStyle == .prominent) {
                $0.background(Color(uiColor: .secondarySystemFill), in: Capsule())
            }
            .overlay {
                HStack(spacing: 0) {
                    self.side(-1)
                    self.side(1)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(SystemWord.page.text)
            .accessibilityValue(Text(verbatim: "\(currentPage + 1) / \(numberOfPages)"))
            .accessibilityAdjustableAction { self.userDidTurn(by: $0 == .increment ? 1 : -1) }
        }
    }

    private func side(_ pages: Int) -> some View {
        Color.clear.contentShape(Rectangle()).onTapGesture { self.userDidTurn(by: pages) }
    }

    private func color(of page: Int) -> UIColor {
        page == currentPage
            ? currentPageIndicatorTintColor ?? .label
            : pageIndicatorTintColor ?? .tertiaryLabel
    }
}

extension UIDatePicker {
    @ViewBuilder var drawing: some View {
        let selection = Binding(get: { self.date }, set: { self.userDidChange(to: $0) })
        let lower = minimumDate ?? .distantPast
        let upper = max(lower, maximumDate ?? .distantFuture)
        let picker = DatePicker(selection: selection, in: lower...upper, displayedComponents: components) {
            EmptyView()
        }
        .labelsHidden()
        .transformEnvironment(\.self) { [locale, calendar, timeZone] values in
            if let locale { values.locale = locale }
            if let calendar { values.calendar = calendar }
            if let timeZone { values.timeZone = timeZone }
        }
        switch preferredDatePickerStyle {
        case .wheels: picker.datePickerStyle(.wheel)
        case .inline: picker.datePickerStyle(.graphical)
        case .compact: picker.datePickerStyle(.compact)
        case .automatic: picker
        }
    }

    private var components: DatePickerComponents {
        switch datePickerMode {
        case .time: .hourAndMinute
        case .date: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }
}

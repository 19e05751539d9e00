public import OrielCore

// Names of this module, not re-exports: a re-export would bring all of SwiftUI into files that import Accessibility.

public typealias AXCategoricalDataAxisDescriptor = OrielCore.AXCategoricalDataAxisDescriptor
public typealias AXChart = OrielCore.AXChart
public typealias AXChartDescriptor = OrielCore.AXChartDescriptor
public typealias AXCustomContent = OrielCore.AXCustomContent
public typealias AXDataAxisDescriptor = OrielCore.AXDataAxisDescriptor
public typealias AXDataPoint = OrielCore.AXDataPoint
public typealias AXDataPointValue = OrielCore.AXDataPointValue
public typealias AXDataSeriesDescriptor = OrielCore.AXDataSeriesDescriptor
public typealias AXNumericDataAxisDescriptor = OrielCore.AXNumericDataAxisDescriptor
public typealias AccessibilityNotification = OrielCore.AccessibilityNotification

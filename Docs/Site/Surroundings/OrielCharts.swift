import Charts
import SwiftUI

struct Sale: Identifiable {
    var id = 0
    var name = ""
    var shop = ""
    var month = ""
    var count = 0
}

struct Day: Identifiable {
    var id: Date { date }
    var date = Date.now
    var day: Date { date }
    var value = 0.0
    var millimetres = 0.0
}

@MainActor var sales: [Sale] = []
@MainActor var days: [Day] = []
@MainActor var rain: [Day] = []
@MainActor var average = 0.0

// ChartProxy.swift
@State var selected: String?

// DateBins.swift
let first = Date.now
let last = Date.now

// NumberBins.swift
let temperatures = [20.0]

// LineMark.swift
let temperatures: [Day] = []

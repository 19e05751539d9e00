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

struct Penguin: Identifiable {
    var id = 0
    var species = ""
    var flipper = 0.0
    var weight = 0.0
    var beak = 0.0
}

struct PenguinMark: Chart3DContent {
    let penguin: Penguin
    var body: some Chart3DContent {
        PointMark(x: .value("x", penguin.flipper), y: .value("y", penguin.weight), z: .value("z", penguin.beak))
    }
}

@MainActor var penguins: [Penguin] = []

// Chart3DModifiers.swift
@State var pose = Chart3DPose.default

// ChartProxy.swift
@State var selected: String?

// DateBins.swift
let first = Date.now
let last = Date.now

// NumberBins.swift
let temperatures = [20.0]

// LineMark.swift
let temperatures: [Day] = []

import Combine
import Foundation

nonisolated(unsafe) let words = Just("")
@MainActor let keys = Just("")
@MainActor let name = Just("")
@MainActor let password = Just("")
@MainActor var now = Date.now

extension Notification.Name {
    static let accountChanged = Self("account.changed")
}

// NotificationCenter+Publisher.swift
func reload(_ notification: Notification) {}

// Published.swift 1
let weather = Weather()

// Published.swift 2
final class Counter {
    @Published var count = 0

    init() {
        // sample
    }
}

// Publisher+merge.swift
enum Action { case refresh }
let taps = PassthroughSubject<Void, Never>()
let timer = PassthroughSubject<Date, Never>()

// NotificationCenter+Notifications.swift
func reload(_ notification: Notification) {}

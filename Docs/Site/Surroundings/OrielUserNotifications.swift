import SwiftUI
import UserNotifications

// UNUserNotificationCenter.swift
let request = UNNotificationRequest(identifier: "", content: UNMutableNotificationContent(), trigger: nil)

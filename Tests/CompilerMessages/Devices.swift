import ActivityKit
import AppIntents
import Contacts
import ContactsUI
import CoreMotion
import EventKit
import HealthKit
import SwiftUI

func readDevice() {
    _ = CNContactStore()  // error: A page cannot read contacts: let users type, with textContentType(.name).
    _ = CNContactPickerViewController()  // error: A page cannot read contacts
    _ = EKEventStore()  // error: A page cannot reach calendars: offer the event as an .ics file by a ShareLink.
    _ = CMMotionManager()  // error: Pages of Oriel do not read the sensors of a device.
    _ = CMPedometer.isStepCountingAvailable()  // error: Pages of Oriel do not read the sensors
    _ = HKHealthStore()  // error: A page cannot read health data: let users type it, or send it from an app.
    _ = HKQuantityType(.stepCount)  // error: A page cannot read health data
    HKHealthStore().requestAuthorization(toShare: nil, read: nil) { _, _ in }  // error: A page cannot read health data
    _ = ActivityAuthorizationInfo().areActivitiesEnabled  // error: A page has no place on a lock screen.
}

struct Trip: ActivityAttributes {}  // error: A page has no place on a lock screen. Show the state in the page.

struct StartTrip: AppIntent {  // error: Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.
    @Parameter(title: "Name") var name: String  // error: Siri and Shortcuts do not reach a page.
}

import StoreKit
import SwiftUI

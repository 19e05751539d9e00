import SwiftUI
import WebKit

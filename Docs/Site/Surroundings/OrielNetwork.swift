import Network
import SwiftUI

import PDFKit
import SwiftUI

import Foundation
import QuickLook
import SwiftUI

// View+QuickLookPreview.swift
@State var url: URL?

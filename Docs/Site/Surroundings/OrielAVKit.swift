import AVFoundation
import AVKit
import SwiftUI

// VideoPlayer.swift
let player = AVPlayer()

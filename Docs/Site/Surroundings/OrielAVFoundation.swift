import AVFoundation
import SwiftUI

// AVAudioPlayer.swift
@State var player: AVAudioPlayer

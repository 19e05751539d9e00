import AuthenticationServices
import SwiftUI

// WebAuthenticationSession.swift
let provider = URL(string: "https://provider.example/authorize")!

import SwiftUI
import os

// Logger.swift
let url = ""

// OSSignposter.swift
let files: [String] = []
func decode(_ files: [String]) throws -> [String] { files }

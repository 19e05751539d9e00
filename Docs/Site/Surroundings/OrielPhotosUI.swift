import PhotosUI
import SwiftUI
import UIKit

// PhotosPicker.swift
@State var picture: Image?

// PhotosPickerItem.swift
let item: PhotosPickerItem

import SwiftUI
import UIKit

@MainActor let cell = UITableViewCell()

// UIButton.swift
func send() {}

// UIFontMetrics.swift
let label = UILabel()

// NSDiffableDataSourceSnapshot.swift
enum Section { case main }
typealias Item = String
let items: [Item] = []
let dataSource: UITableViewDiffableDataSource<Section, Item>

// UIContentConfiguration.swift
let person = (name: "", age: 0)

// CALayer.swift
let view = UIView()

// CALayer.swift 2
let layer = CALayer()

// CALayerDelegate.swift
let layer = CALayer()
let grid = Grid()

// UIActivityViewController.swift
let address = URL(string: "https://example.com")!
let controller = UIViewController()

// UIPresentationController.swift
let controller = UIViewController()

// CAPropertyAnimation.swift
let heart = UIView()

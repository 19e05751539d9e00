@_exported import APIKit
@_exported import TreeholeModel

// What the types of its own API are made of.
@_exported import APIKit
@_exported import AppFoundations
@_exported import DesignKit

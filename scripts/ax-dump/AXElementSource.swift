/// Where elements come from: the system's accessibility interface, or a tree that a test made up.
protocol AXElementSource {
  /// One element; two are equal where they are the same one.
  associatedtype Element: Hashable

  /// An attribute as text; `nil` where it is not published, which is not the same as empty.
  func text(_ attribute: String, of element: Element) -> String?
  /// A yes or no; `nil` where it is not published.
  func flag(_ attribute: String, of element: Element) -> Bool?
  /// Left, top, width and height on the screen.
  func frame(of element: Element) -> [Double]?
  /// The names of the actions.
  func actions(of element: Element) -> [String]
  /// The elements inside.
  func children(of element: Element) -> [Element]
  /// Whether the program still runs.
  func isRunning() -> Bool
}

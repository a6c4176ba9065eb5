/// A screen that is easy to change: nodes by number, each with its children.
struct RandomScreen {
  private struct Element {
    var role: String
    var attributes: [(name: String, value: String)]
    var children: [Int] = []
  }

  private var elements: [Element] = []
  private var roots: [Int] = []
  private var numbers: SeededNumbers

  private static let boxes = ["AXGroup", "AXList", "AXRow", "AXCell", "AXToolbar"]
  private static let leaves = ["AXButton", "AXStaticText", "AXCheckBox", "AXImage", "AXLink"]
  private static let words = ["Delete", "Edit", "More", "Save", "", "Open", "Total", "Items"]

  /// Makes a screen of up to that many nodes.
  init(seed: Int, limit: Int) {
    numbers = SeededNumbers(seed: seed)
    let count = Int.random(in: 1...limit, using: &numbers)
    roots = [add(box: true)]
    while elements.count < count {
      let parent = Int.random(in: 0..<elements.count, using: &numbers)
      let child = add(box: Int.random(in: 0..<3, using: &numbers) == 0)
      elements[parent].children.append(child)
    }
  }

  private mutating func add(box: Bool) -> Int {
    let roles = box ? RandomScreen.boxes : RandomScreen.leaves
    elements.append(Element(role: roles.randomElement(using: &numbers) ?? "AXGroup", attributes: []))
    let element = elements.count - 1
    if !box || Int.random(in: 0..<4, using: &numbers) == 0 { set("label", of: element) }
    if Int.random(in: 0..<4, using: &numbers) == 0 { set("id", of: element) }
    return element
  }

  private mutating func set(_ name: String, of element: Int) {
    let isCommon = Bool.random(using: &numbers)
    let word = RandomScreen.words.randomElement(using: &numbers) ?? ""
    let value = isCommon ? word : "\(word) \(Int.random(in: 0..<1000, using: &numbers))"
    elements[element].attributes.removeAll { $0.name == name }
    elements[element].attributes.append((name, value))
  }

  /// Changes the screen in some places, with no regard for whether anybody could tell what was done.
  mutating func change() {
    let count = Int.random(in: 1...max(1, elements.count / 4), using: &numbers)
    for _ in 0..<count { changeOnce() }
  }

  private mutating func changeOnce() {
    let order = preorder()
    guard order.count > 1, let element = order.dropFirst().randomElement(using: &numbers),
      let parent = order.first(where: { elements[$0].children.contains(element) }),
      let place = elements[parent].children.firstIndex(of: element)
    else { return set("label", of: roots[0]) }
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: set("label", of: element)
    case 1: set("value", of: element)
    case 2: elements[element].role = (RandomScreen.boxes + RandomScreen.leaves).randomElement(using: &numbers) ?? ""
    case 3: elements[parent].children.remove(at: place)
    case 4: elements[parent].children.insert(add(box: false), at: place)
    case 5: elements[parent].children.shuffle(using: &numbers)
    case 6:
      elements[parent].children.replaceSubrange(place...place, with: elements[element].children)
    case 7:
      let wrapper = add(box: true)
      elements[wrapper].children = [element]
      elements[parent].children[place] = wrapper
    default: move(element, from: parent, place, order)
    }
  }

  private mutating func move(_ element: Int, from parent: Int, _ place: Int, _ order: [Int]) {
    let inside = Set(preorder(from: [element]))
    guard let target = order.filter({ !inside.contains($0) }).randomElement(using: &numbers) else { return }
    elements[parent].children.remove(at: place)
    let places = elements[target].children.count
    elements[target].children.insert(element, at: Int.random(in: 0...places, using: &numbers))
  }

  private func preorder(from start: [Int]? = nil) -> [Int] {
    var order: [Int] = []
    var stack = Array((start ?? roots).reversed())
    while let element = stack.popLast() {
      order.append(element)
      stack.append(contentsOf: elements[element].children.reversed())
    }
    return order
  }

  /// The screen as an AX walker prints it.
  var text: String {
    var text = ""
    var stack = roots.reversed().map { (element: $0, depth: 0) }
    while let next = stack.popLast() {
      let element = elements[next.element]
      let attributes = element.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
      text += String(repeating: "  ", count: next.depth) + element.role + attributes + "\n"
      stack.append(contentsOf: element.children.reversed().map { ($0, next.depth + 1) })
    }
    return text
  }
}

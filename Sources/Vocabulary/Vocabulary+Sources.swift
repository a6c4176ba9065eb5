extension Vocabulary {
  /// The column that a source's role words belong to, on a platform.
  public func column(of source: Source, on platform: Platform) -> RoleColumn {
    switch source {
    case .ax: platform.tables == .ios ? .iosAX : .macAX
    case .atspiText, .atspiXML: .atspi
    case .uiautomator, .uiautomator2: .android
    case .xcuitest, .mac2: .xcui
    case .winappdriver: .uia
    }
  }

  /// What people call the program that writes a source's dumps.
  public func dumper(of source: Source) -> String { SourceTable.standard[source].dumper }

  /// The raw attributes that a source's dumper is known to write, in its own spelling.
  public func rawAttributes(of source: Source) -> [String] { SourceAttributes.of(source).names }

  /// The raw attributes that a name may come from in this source (`expectations.md`, section 7).
  public func nameAttributes(of source: Source) -> [String] { SourceTable.standard[source].nameAttributes }

  /// The neutral attribute that a source's reader takes from a raw one; `nil` where it takes none.
  public func neutralAttribute(ofRaw attribute: String, source: Source) -> NeutralAttribute? {
    SourceAttributes.of(source).feeds[attribute]
  }

  /// The raw attribute that lists what a `trait` condition asks for; `nil` where the source has no such list.
  ///
  /// WebDriverAgent separates its `traits` with a comma and a blank, our AT-SPI capture its `states` with a blank.
  public func traitList(of source: Source) -> String? {
    switch source {
    case .xcuitest: "traits"
    case .atspiXML: "states"
    case .ax, .atspiText, .uiautomator, .uiautomator2, .mac2, .winappdriver: nil
    }
  }

  /// Whether a source writes "" for nothing, so that an empty text counts as absent for neutral attributes.
  public func writesEmptyForNothing(_ source: Source) -> Bool { SourceTable.standard[source].writesEmptyForNothing }

  /// The platforms that a source can come from.
  ///
  /// `web` is among them for every source whose native dumps can hold a web document; whether one does is for the
  /// dump to say.
  public func platforms(of source: Source) -> [Platform] { SourceTable.standard[source].platforms }

  /// The sources that a platform's dumps can come from; their tables serve where no dump is at hand.
  ///
  /// The first is the likeliest. None for watchOS.
  public func sources(of platform: Platform) -> [Source] {
    SourceTable.standard.order.filter { SourceTable.standard[$0].platforms.contains(platform) }
  }
}

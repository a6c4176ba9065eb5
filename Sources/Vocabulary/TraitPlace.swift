/// Where the dumps of a source say what a `trait` condition asks for.
public enum TraitPlace: Hashable, Sendable {
  /// In one raw attribute that is a list, its members separated by commas or blanks.
  case list(String)
  /// In raw attributes of their own: one that is there is a trait.
  case attributes
  /// Nowhere.
  case nowhere
}

package be.becivic.corpus.voice;

/** A place at which two texts of an artefact differ. What either says there may be nothing. */
public sealed interface ChangedPassage {

  /** What it says there now, in our voice. */
  String ours();

  /** What the other text says there. */
  String changed();

  /**
   * Some lines of a body.
   *
   * @param section the heading they stand under; empty above the first one
   * @param after the offset in our file at which the block ends that they belong to
   */
  record OfBody(String section, int after, String ours, String changed) implements ChangedPassage {}

  /**
   * A field, named in dot notation.
   *
   * @param ours a text as it is, anything else as JSON
   */
  record OfField(String field, String ours, String changed) implements ChangedPassage {}
}

package be.becivic.ner.result;

/**
 * Why something was marked.
 *
 * @param detail which cue or model spoke, in words for a reviewer; never the marked text itself
 */
public record Reason(Kind kind, String detail) {

  /** The evidence, strongest first. */
  public enum Kind {
    TITLE,
    INTRODUCTION,
    ROLE,
    NAME_LIST,
    SCRIPT,
    MODEL
  }
}

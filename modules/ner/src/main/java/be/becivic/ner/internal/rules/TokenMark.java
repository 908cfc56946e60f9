package be.becivic.ner.internal.rules;

import be.becivic.ner.result.Reason;

/**
 * Tokens thought to name a person, from {@code from} up to {@code to}.
 *
 * @param strength by how much the model prefers a person; a rule prefers it without limit
 */
public record TokenMark(int from, int to, Reason reason, int strength) {

  static TokenMark byRule(int from, int to, Reason reason) {
    return new TokenMark(from, to, reason, Integer.MAX_VALUE);
  }

  /** The same without its strength: how sure one model is does not count in another language. */
  TokenMark ofAnotherLanguage() {
    return new TokenMark(from, to, reason, Integer.MIN_VALUE);
  }
}

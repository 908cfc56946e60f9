package be.becivic.ner.internal.lexicon;

import be.becivic.ner.Language;

/** The bits under which a word list is kept in the lexicon. */
public final class Lists {
  public static final int FIRST_NAME = 1;
  public static final int SURNAME = 1 << 1;
  public static final int NAME_ELSEWHERE = 1 << 2;

  /** Every list of names. */
  public static final int NAMES = FIRST_NAME | SURNAME | NAME_ELSEWHERE;

  private Lists() {}

  /** Among the most frequent words of the language. */
  public static int common(Language language) {
    return 1 << (4 + 2 * language.ordinal());
  }

  /** In a dictionary of the language. */
  public static int known(Language language) {
    return 1 << (5 + 2 * language.ordinal());
  }
}

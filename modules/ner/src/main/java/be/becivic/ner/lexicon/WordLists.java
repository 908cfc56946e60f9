package be.becivic.ner.lexicon;

import be.becivic.ner.text.ModelLanguage;

/** The bits under which a word list is kept in the lexicon. */
public final class WordLists {
  public static final int FIRST_NAME = 1;
  public static final int SURNAME = 1 << 1;
  public static final int NAME_ELSEWHERE = 1 << 2;

  /** Every list of names. */
  public static final int NAMES = FIRST_NAME | SURNAME | NAME_ELSEWHERE;

  private WordLists() {}

  /** Among the most frequent words of the language. */
  public static int common(ModelLanguage language) {
    return 1 << (4 + 2 * language.ordinal());
  }

  /** In a dictionary of the language. */
  public static int known(ModelLanguage language) {
    return 1 << (5 + 2 * language.ordinal());
  }
}

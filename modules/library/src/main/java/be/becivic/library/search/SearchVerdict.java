package be.becivic.library.search;

import be.becivic.protocol.text.WireNamed;

/** Whether what was found is what was sought. */
public enum SearchVerdict implements WireNamed {
  /** The first procedure is about what the words say. */
  FITS,
  /** Some of the words lead there, and others do not. */
  MAYBE,
  /** No procedure is about it. */
  NOTHING_FITS;

  /** Shares of a query from which on it fits, or may; how they were found is in docs/search.md. */
  private static final double ENOUGH = 0.60;

  private static final double SOME = 0.38;

  static boolean isEnough(double share) {
    return share >= ENOUGH;
  }

  static SearchVerdict of(Judgement judgement) {
    if (judgement.best() < SOME) {
      return NOTHING_FITS;
    }
    boolean isClear = judgement.isSpecific() && judgement.rivals() <= 1;
    return isClear && judgement.first() >= ENOUGH ? FITS : MAYBE;
  }
}

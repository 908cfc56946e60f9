package be.becivic.ner.lexicon;

import java.util.Locale;

/**
 * A kind of word only the rules look for. The models know the {@link Cue}s of a word and were
 * trained with them, so what they never met is kept apart; each has a section in the rule files.
 */
public enum Hint {
  /** Pronouns, articles, prepositions, conjunctions: they act, and are nobody. */
  FUNCTION,
  /** What programs that talk are called: chatbot, language model. */
  TOOL,
  /** What one does with a tool and not with a person. */
  USE,
  /** What one asks a program for. */
  ANSWER,
  /** What runs along stops: tram, bus. */
  TRANSPORT,
  /** What stands before a stop on the way: via, towards. */
  ROUTE,
  /** What a person's name is a kind of: surname, prénom. */
  NAME_NOUN,
  /** To write or to spell. */
  WRITING,
  /** How something is spelled: small, with one s. */
  SPELLED,
  /** What follows a name as an introduction: so heißt, c'est mon nom. */
  NAMED_SO,
  /** Here, as in "kasia here". */
  HERE,
  /** After this, a word that is no word is a name even in lower case: my name is. */
  NAME_FOLLOWS,
  /** After this, it is one if it looks like a name: I am. */
  NAME_MAY_FOLLOW,
  /** Numbers in letters: two, drei. */
  NUMBER_WORD,
  /** What one has with a firm: account, abonnement. */
  DEAL,
  /** What stands between the deal and the firm: at, bij, chez. */
  DEAL_WITH,
  /** What has a maker: card reader, chaudière. */
  DEVICE,
  /** What ends the name of a firm: Auto, Immo, BV. */
  FIRM_TAIL;

  static boolean isSection(String section) {
    for (Hint hint : values()) {
      if (hint.section().equals(section)) {
        return true;
      }
    }
    return false;
  }

  static Hint of(String section) {
    return valueOf(section.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  private String section() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

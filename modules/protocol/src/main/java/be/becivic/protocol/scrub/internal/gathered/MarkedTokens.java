package be.becivic.protocol.scrub.internal.gathered;

import be.becivic.protocol.scrub.internal.text.Tokens;
import java.util.Optional;

/** Tells which words of a text say whose a number is, what it is, or how to read it. */
record MarkedTokens(Tokens tokens, GatheredWords words) {
  private static final int NEAR = 4;
  private static final char LINE = '\n';

  /** What a word says of a number. */
  enum Mark {
    /** It is somebody's own. */
    OWN('m'),
    /** It is a mail address of somebody's own. */
    OWN_MAIL('a'),
    /** It is a mail address. */
    MAIL('e'),
    /** It is the provider of mail addresses. */
    PROVIDER('h'),
    /** It tells how a number is to be read. */
    KEY('k'),
    /** It is a word for digits. */
    DIGIT('d');

    private final char sign;

    Mark(char sign) {
      this.sign = sign;
    }

    String sign() {
      return String.valueOf(sign);
    }
  }

  boolean sayWhatIsMeant() {
    for (int i = 0; i < tokens.size(); i++) {
      if (at(i).filter(mark -> mark != Mark.PROVIDER).isPresent()) {
        return true;
      }
    }
    return false;
  }

  Optional<Mark> at(int index) {
    Tokens.Token token = tokens.get(index);
    if (token.isDigits()) {
      return Optional.empty();
    }
    String word = token.text();
    String pair = pair(index);
    if (words.namedAlone().contains(word)
        || words.namedAlone().contains(pair)
        || isOwned(index) && words.isNamed(word)) {
      return Optional.of(Mark.OWN);
    }
    if (words.mail().contains(word)) {
      return Optional.of(isOwned(index) ? Mark.OWN_MAIL : Mark.MAIL);
    }
    if (words.providers().contains(word)) {
      return Optional.of(Mark.PROVIDER);
    }
    if (words.keys().contains(word) || words.keys().contains(pair)) {
      return Optional.of(Mark.KEY);
    }
    return words.digitWords().contains(word) ? Optional.of(Mark.DIGIT) : Optional.empty();
  }

  private boolean isOwned(int index) {
    for (int i = Math.max(0, index - NEAR); i < index; i++) {
      if (words.own().contains(tokens.get(i).text())) {
        return true;
      }
    }
    return false;
  }

  /** A word with the one after it; nothing where more than one sign parts them. */
  private String pair(int index) {
    if (index + 1 == tokens.size()) {
      return "";
    }
    Tokens.Token token = tokens.get(index);
    Tokens.Token next = tokens.get(index + 1);
    boolean isPair =
        !next.isDigits()
            && next.start() == token.end() + 1
            && tokens.view().charAt(token.end()) != LINE;
    return isPair ? token.text() + " " + next.text() : "";
  }
}

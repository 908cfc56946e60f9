package be.becivic.ner.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Cuts a folded text into words, numbers, links and marks. */
public final class Tokeniser {
  private static final int LONGEST_LINK = 400;

  /** Shorter runs of letters before digits are mostly codes, such as CO2 or E40. */
  private static final int LEAST_LETTERS_BEFORE_DIGITS = 4;

  private static final String WRAPPERS = "\"«»“”()[]*-–—•'";
  private static final Set<String> ABBREVIATIONS =
      Set.of(
          ("av bd art tel nr no bv cf ca p etc str st ste dr prof me mme mlle mr mrs ms m mm dhr"
                  + " mevr mw mej mnr hr fr ing ir gez hd mgr rev fam wed pr attn")
              .split(" "));

  private final FoldedText text;
  private final Apostrophes apostrophes;
  private final List<Token> tokens = new ArrayList<>();
  private int at;
  private int fileEnd;
  private boolean opens = true;

  private Tokeniser(FoldedText text) {
    this.text = text;
    this.apostrophes = new Apostrophes(text);
  }

  public static List<Token> tokens(FoldedText text) {
    var tokeniser = new Tokeniser(text);
    tokeniser.run();
    return tokeniser.tokens;
  }

  private void run() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (at == 0 || Character.isWhitespace(text.charAt(at - 1))) {
        fileEnd = FileEndings.isFile(text.substring(at, chunkEnd())) ? chunkEnd() : at;
      }
      if (c == '\n' || c == '\r') {
        opens = true;
        at++;
      } else if (Character.isWhitespace(c)) {
        at++;
      } else if (Character.isLetterOrDigit(c) && isLink()) {
        take(chunkEnd());
      } else if (Character.isDigit(c)) {
        take(numberEnd());
      } else if (Character.isLetter(c)) {
        take(wordEnd());
      } else if (c == '\'' && apostrophes.stands(at)) {
        take(at + 2);
      } else {
        take(at + 1);
      }
    }
  }

  private void take(int end) {
    String word = text.substring(at, end);
    TokenShape shape = LinkTokens.isLink(word) ? TokenShape.LINK : TokenShape.of(word);
    Token token =
        new Token(at, word, shape == TokenShape.MARK ? word : LookupKey.of(word), shape, false);
    boolean opening = shape != TokenShape.MARK && (opens || afterFullStop(token));
    tokens.add(opening ? token.opening() : token);
    if (shape != TokenShape.MARK) {
      opens = false;
    }
    at = end;
  }

  private boolean afterFullStop(Token token) {
    int last = tokens.size() - 1;
    while (last >= 0 && WRAPPERS.contains(tokens.get(last).text())) {
      last--;
    }
    if (last < 0) {
      return true;
    }
    return switch (tokens.get(last).text()) {
      case "!", "?", "…", "•", "|" -> true;
      case "." -> last > 0 && token.isCapitalised() && !abbreviates(tokens.get(last - 1));
      default -> false;
    };
  }

  private static boolean abbreviates(Token token) {
    return token.shape() == TokenShape.INITIAL || ABBREVIATIONS.contains(token.key());
  }

  private boolean isLink() {
    if (at > 0 && !Character.isWhitespace(text.charAt(at - 1)) && text.charAt(at - 1) != '(') {
      return false;
    }
    return LinkTokens.isLink(text.substring(at, chunkEnd()));
  }

  private int chunkEnd() {
    int end = at;
    while (end < text.length()
        && end - at < LONGEST_LINK
        && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    while (end > at + 1 && ".,;:!?)".indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return end;
  }

  private int numberEnd() {
    int end = at;
    while (end < text.length()
        && (Character.isLetterOrDigit(text.charAt(end))
            || (".,/-".indexOf(text.charAt(end)) >= 0 && digitAt(end + 1)))) {
      end++;
    }
    return end;
  }

  private boolean digitAt(int index) {
    return index < text.length() && Character.isDigit(text.charAt(index));
  }

  private int wordEnd() {
    int end = at;
    while (end < text.length()) {
      char c = text.charAt(end);
      if (c == '\'' && letterAt(end + 1)) {
        if (apostrophes.elides(at, end)) {
          return end + 1;
        }
        if (apostrophes.stands(end)) {
          return end;
        }
      } else if (c == '-' && (end < fileEnd || !letterOrDigitAt(end + 1))) {
        return end;
      } else if (c != '-' && !Character.isLetterOrDigit(c) && !isMark(c)) {
        return end;
      } else if (Character.isDigit(c) && isNameWithNumber(end)) {
        return end;
      }
      end++;
    }
    return end;
  }

  /** Janssens1: digits glued to the end of a capitalised word are no part of it. */
  private boolean isNameWithNumber(int digits) {
    int end = digits;
    while (digitAt(end)) {
      end++;
    }
    boolean endsThere = !letterOrDigitAt(end) && !(end < text.length() && text.charAt(end) == '-');
    boolean isCapitalised =
        Character.isUpperCase(text.charAt(at)) && Character.isLowerCase(text.charAt(digits - 1));
    return endsThere && isCapitalised && digits - at >= LEAST_LETTERS_BEFORE_DIGITS;
  }

  private boolean letterAt(int index) {
    return index < text.length() && Character.isLetter(text.charAt(index));
  }

  private boolean letterOrDigitAt(int index) {
    return index < text.length() && Character.isLetterOrDigit(text.charAt(index));
  }

  private static boolean isMark(char c) {
    return Character.getType(c) == Character.NON_SPACING_MARK;
  }
}

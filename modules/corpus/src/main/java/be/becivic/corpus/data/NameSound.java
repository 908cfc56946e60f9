package be.becivic.corpus.data;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A name as it sounds, roughly and alike in French, Dutch and German: Skarbeek, Schaerbeek and
 * Schaarbeek are one. It takes names without accents, in small letters.
 */
final class NameSound {
  private record Spelling(Pattern written, String heard) {
    Spelling(String written, String heard) {
      this(Pattern.compile(written), heard);
    }
  }

  /** In this order: what is longer comes before what it holds. */
  private static final List<Spelling> SPELLINGS =
      List.of(
          new Spelling("[^a-z]", ""),
          new Spelling("eau|oo|au|ow", "o"),
          new Spelling("sch|sk", "sk"),
          new Spelling("aa|ae|ah", "a"),
          new Spelling("ij|ie|y|ii", "i"),
          new Spelling("ei|ai|ee|eu|oeu", "e"),
          new Spelling("oe|ou|ue|uu", "u"),
          new Spelling("ph|v|w", "f"),
          new Spelling("th|dt|d", "t"),
          new Spelling("gh", "g"),
          new Spelling("c(?=[ei])|z|ss|tz|ts", "s"),
          new Spelling("ck|qu|q|c", "k"),
          new Spelling("x", "ks"),
          new Spelling("h", ""),
          new Spelling("(.)\\1+", "$1"),
          new Spelling("(?<=...)e?s?$", ""));

  private NameSound() {}

  static String of(String name) {
    String heard = name;
    for (Spelling spelling : SPELLINGS) {
      heard = spelling.written().matcher(heard).replaceAll(spelling.heard());
    }
    return heard;
  }
}

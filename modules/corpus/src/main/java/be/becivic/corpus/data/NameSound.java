package be.becivic.corpus.data;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A name as it sounds, roughly and alike in French, Dutch and German: Skarbeek, Schaerbeek and
 * Schaarbeek are one. It takes names without accents, in small letters.
 */
final class NameSound {
  private record SoundRule(Pattern written, String heard) {
    SoundRule(String written, String heard) {
      this(Pattern.compile(written), heard);
    }
  }

  /** In this order: what is longer comes before what it holds. */
  private static final List<SoundRule> SPELLINGS =
      List.of(
          new SoundRule("[^a-z]", ""),
          new SoundRule("eau|oo|au|ow", "o"),
          new SoundRule("sch|sk", "sk"),
          new SoundRule("aa|ae|ah", "a"),
          new SoundRule("ij|ie|y|ii", "i"),
          new SoundRule("ei|ai|ee|eu|oeu", "e"),
          new SoundRule("oe|ou|ue|uu", "u"),
          new SoundRule("ph|v|w", "f"),
          new SoundRule("th|dt|d", "t"),
          new SoundRule("gh", "g"),
          new SoundRule("c(?=[ei])|z|ss|tz|ts", "s"),
          new SoundRule("ck|qu|q|c", "k"),
          new SoundRule("x", "ks"),
          new SoundRule("h", ""),
          new SoundRule("(.)\\1+", "$1"),
          new SoundRule("(?<=...)e?s?$", ""));

  private NameSound() {}

  static String of(String name) {
    String heard = name;
    for (SoundRule spelling : SPELLINGS) {
      heard = spelling.written().matcher(heard).replaceAll(spelling.heard());
    }
    return heard;
  }
}

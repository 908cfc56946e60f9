package be.becivic.harness.state;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The world's languages by their names in four languages and their own. */
final class LanguageNames {
  private static final List<Locale> SAID_IN =
      List.of(Locale.ENGLISH, Locale.FRENCH, Locale.GERMAN, Locale.of("nl"));
  private static final Set<String> NAMES = names();

  private LanguageNames() {}

  static boolean isKnown(String text) {
    return NAMES.contains(text.strip().toLowerCase(Locale.ROOT));
  }

  private static Set<String> names() {
    Set<String> names = new HashSet<>();
    for (String code : Locale.getISOLanguages()) {
      Locale language = Locale.of(code);
      SAID_IN.forEach(in -> names.add(language.getDisplayLanguage(in).toLowerCase(Locale.ROOT)));
      names.add(language.getDisplayLanguage(language).toLowerCase(Locale.ROOT));
    }
    return Set.copyOf(names);
  }
}

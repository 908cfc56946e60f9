package be.becivic.site.export;

import be.becivic.corpus.moved.MovedAddress;
import be.becivic.site.language.Language;
import java.util.List;

/** Addresses that moved, as hosts of plain files read them: one {@code from to 301} in a line. */
final class RedirectLines {
  static final String FILE = "_redirects";
  private static final List<String> FORMS = List.of(".md", ".json");

  private RedirectLines() {}

  static String of(List<MovedAddress> moved, List<Language> languages) {
    StringBuilder lines = new StringBuilder();
    for (MovedAddress address : moved) {
      for (Language language : languages) {
        String folder = language == Language.EN ? "" : "/" + language.code();
        add(lines, folder + address.from(), inLanguage(address.to(), language));
      }
      if (!address.to().contains("#") && !address.to().equals("/")) {
        FORMS.forEach(form -> add(lines, address.from() + form, address.to() + form));
      }
    }
    return lines.toString();
  }

  private static String inLanguage(String to, Language language) {
    int hash = to.indexOf('#');
    String asked = "?lang=" + language.code();
    return LinkTarget.parse(
            hash < 0 ? to + asked : to.substring(0, hash) + asked + to.substring(hash))
        .fromTop();
  }

  private static void add(StringBuilder lines, String from, String to) {
    lines.append(from).append(' ').append(to).append(" 301\n");
  }
}

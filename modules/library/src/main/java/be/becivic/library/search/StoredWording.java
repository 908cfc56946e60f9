package be.becivic.library.search;

import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.document.Document;

/** The words of a find in one language, as the index keeps them for showing. */
record StoredWording(Language language, String title, String prose) {

  static String title(Language language) {
    return "shown-title." + language.code();
  }

  static String prose(Language language) {
    return "shown-prose." + language.code();
  }

  /** All of them, in the order in which the folded text strings them together. */
  static List<StoredWording> of(Document stored) {
    List<StoredWording> wordings = new ArrayList<>();
    for (Language language : Language.values()) {
      String title = stored.get(title(language));
      if (title != null) {
        wordings.add(new StoredWording(language, title, stored.get(prose(language))));
      }
    }
    return wordings;
  }
}

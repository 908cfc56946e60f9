package be.becivic.library.search.text;

import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.document.Document;

/** The words of a find in one language, as the index keeps them for showing. */
public record StoredWording(SearchLanguage language, String title, String prose) {

  public static String title(SearchLanguage language) {
    return "shown-title." + language.code();
  }

  public static String prose(SearchLanguage language) {
    return "shown-prose." + language.code();
  }

  /** All of them, in the order in which the folded text strings them together. */
  public static List<StoredWording> of(Document stored) {
    List<StoredWording> wordings = new ArrayList<>();
    for (SearchLanguage language : SearchLanguage.values()) {
      String title = stored.get(title(language));
      if (title != null) {
        wordings.add(new StoredWording(language, title, stored.get(prose(language))));
      }
    }
    return wordings;
  }
}

package be.becivic.harness.dossier;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a dossier says by itself, in one language. */
final class DossierWords {
  private final JsonNode words;

  private DossierWords(JsonNode words) {
    this.words = words;
  }

  static DossierWords in(DossierLanguage language) {
    try (InputStream in = DossierWords.class.getResourceAsStream("words.json")) {
      if (in == null) {
        throw new IllegalStateException("no file words.json");
      }
      return new DossierWords(
          new JsonMapper().readTree(in.readAllBytes()).required(language.wireName()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A text with its places filled in. */
  String get(String name, Object... values) {
    return words.required(name).stringValue().formatted(values);
  }
}

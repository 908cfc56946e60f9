package be.becivic.site.agents;

import be.becivic.corpus.json.JsonText;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/**
 * A document in one form only, at an address of its own.
 *
 * @param content its bytes; nothing where the corpus lacks the file it is made from
 */
public record Document(
    String path,
    String contentType,
    PageFreshness freshness,
    Function<PageContext, Optional<byte[]>> content) {
  private static final String JSON = "application/json";
  private static final String TEXT = "text/plain; charset=utf-8";

  static Document json(
      String path, PageFreshness freshness, Function<PageContext, JsonNode> content) {
    return of(path, JSON, freshness, context -> JsonText.file(content.apply(context)));
  }

  static Document text(
      String path, PageFreshness freshness, Function<PageContext, String> content) {
    return of(path, TEXT, freshness, content);
  }

  /** A text that is encoded already. */
  static Document encoded(
      String path, PageFreshness freshness, Function<PageContext, byte[]> content) {
    return new Document(path, TEXT, freshness, context -> Optional.of(content.apply(context)));
  }

  static Document of(
      String path,
      String contentType,
      PageFreshness freshness,
      Function<PageContext, String> content) {
    return new Document(
        path, contentType, freshness, context -> Optional.of(bytes(content.apply(context))));
  }

  /** A JSON file of the corpus as it is. */
  static Document file(String path, String file) {
    return new Document(
        path,
        JSON,
        PageFreshness.CORPUS,
        context -> context.corpus().findBlob(file).map(_ -> context.corpus().read(file)));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

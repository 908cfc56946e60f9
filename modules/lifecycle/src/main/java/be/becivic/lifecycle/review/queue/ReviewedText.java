package be.becivic.lifecycle.review.queue;

import be.becivic.corpus.diff.TextDiff;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The text that votes are about.
 *
 * @param commit the one that brought it, or had it last; of a value or reference, nothing
 * @param text what it says
 * @param difference from what stood before it, as a unified diff; empty where nothing did
 */
public record ReviewedText(Optional<String> commit, String text, String difference) {

  static ReviewedText of(
      String name, Optional<String> commit, String text, Optional<String> before) {
    return new ReviewedText(
        commit,
        text,
        before
            .map(then -> TextDiff.of(name, Optional.of(bytes(then)), Optional.of(bytes(text))))
            .orElse(""));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

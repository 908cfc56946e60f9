package be.becivic.corpus;

import be.becivic.corpus.json.JsonDocument;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What a file or two of a corpus say, parsed when somebody first asks: most of what uses a corpus
 * asks for few of its parts, and no start waits for those it does not need. The bytes are there
 * from the beginning, so that a state without one of its files is refused, and no write waits for
 * git.
 */
final class CorpusPart<T> {
  private @Nullable Supplier<T> parsing;
  private volatile @Nullable T part;

  CorpusPart(Supplier<T> parsing) {
    this.parsing = parsing;
  }

  static <T> CorpusPart<T> ofJson(CorpusFiles files, String path, Function<JsonNode, T> reader) {
    Supplier<String> text = text(files, path);
    return new CorpusPart<>(() -> reader.apply(JsonDocument.valueOf(text.get())));
  }

  /** Of the text of a file; one that is not there says nothing. */
  static Supplier<String> text(CorpusFiles files, String path) {
    if (!files.blobs().containsKey(path)) {
      return () -> "";
    }
    byte[] bytes = files.read(path);
    return () -> new String(bytes, StandardCharsets.UTF_8);
  }

  T get() {
    T known = part;
    return known == null ? parse() : known;
  }

  /** Lets go of the bytes. */
  private synchronized T parse() {
    T known = part;
    if (known == null) {
      known = Objects.requireNonNull(parsing).get();
      part = known;
      parsing = null;
    }
    return known;
  }
}

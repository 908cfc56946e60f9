package be.becivic.corpus.history;

import be.becivic.corpus.kept.KeptFile;
import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A history that was worked out before. It is kept in a file with the ids and digests of texts, not
 * the texts: to read and compare them takes most of a start where there are many.
 *
 * @param commit up to which it goes; absent where nothing is known
 */
public record KnownHistory(Optional<CommitId> commit, History history) {
  public static final KnownHistory NONE = new KnownHistory(Optional.empty(), History.NONE);

  /**
   * Reads a file.
   *
   * @param program what comes to the same digests
   * @param blobs reads a content by the id git gives it
   */
  public static KnownHistory read(
      Path file, String program, Function<String, Supplier<byte[]>> blobs) throws IOException {
    return KeptFile.find(file, program).map(content -> parse(content, blobs)).orElse(NONE);
  }

  private static KnownHistory parse(
      KeptFile.Content content, Function<String, Supplier<byte[]>> blobs) {
    byte[] bytes = content.bytes();
    int first = content.endOfLine(content.begin());
    TraceReader traces = new TraceReader(blobs);
    int end;
    for (int at = first + 1; at < bytes.length; at = end + 1) {
      end = content.endOfLine(at);
      traces.read(new String(bytes, at, end - at, StandardCharsets.US_ASCII));
    }
    int begin = content.begin();
    String commit = new String(bytes, begin, first - begin, StandardCharsets.US_ASCII);
    return new KnownHistory(Optional.of(new CommitId(commit)), traces.history());
  }

  /** Keeps a history; nothing is written where a text of it cannot be found again by its id. */
  public static void write(Path file, String program, CommitId commit, History history)
      throws IOException {
    Optional<String> traces = TraceWriter.lines(history);
    if (traces.isPresent()) {
      KeptFile.write(file, program, commit + "\n" + traces.get());
    }
  }
}

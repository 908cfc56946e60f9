package be.becivic.corpus.check.rule;

import be.becivic.corpus.Corpus;
import java.util.Set;
import java.util.stream.Stream;

/** The files that hold text, whatever they are for. */
public final class TextFiles {
  private static final Set<String> ENDINGS =
      Set.of("json", "jsonl", "yaml", "yml", "md", "mdx", "mmd", "txt");

  private TextFiles() {}

  public static Stream<String> in(Corpus corpus) {
    return corpus.files().blobs().keySet().stream()
        .filter(path -> ENDINGS.contains(path.substring(path.lastIndexOf('.') + 1)));
  }
}

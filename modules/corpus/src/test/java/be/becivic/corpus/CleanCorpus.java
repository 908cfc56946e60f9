package be.becivic.corpus;

import be.becivic.protocol.change.FileChanges;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A small corpus that passes every check, and changes to it. */
public final class CleanCorpus {
  private static final CorpusFiles CLEAN = read();

  private FileChanges changes = FileChanges.none();

  private CleanCorpus() {}

  public static CleanCorpus copy() {
    return new CleanCorpus();
  }

  private static CorpusFiles read() {
    try {
      return MemoryFiles.ofFolder(Path.of(CleanCorpus.class.getResource("clean").toURI()));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (URISyntaxException bug) {
      throw new IllegalStateException(bug);
    }
  }

  /** Replaces the first occurrence of a text, which must be there. */
  public CleanCorpus replace(String path, String from, String to) {
    String text = text(path);
    int at = text.indexOf(from);
    if (at < 0) {
      throw new IllegalArgumentException(path + " does not contain " + from);
    }
    return write(path, text.substring(0, at) + to + text.substring(at + from.length()));
  }

  public CleanCorpus write(String path, String text) {
    return write(path, text.getBytes(StandardCharsets.UTF_8));
  }

  public CleanCorpus write(String path, byte[] bytes) {
    changes = changes.write(path, bytes);
    return this;
  }

  public CleanCorpus remove(String path) {
    changes = changes.remove(path);
    return this;
  }

  public String text(String path) {
    return new String(files().read(path), StandardCharsets.UTF_8);
  }

  public CorpusFiles files() {
    return new ChangedFiles(CLEAN, changes);
  }

  public Corpus load() {
    return Corpus.load(files());
  }
}

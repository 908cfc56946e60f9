package be.becivic.library.search;

import be.becivic.corpus.data.Communes;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.search.document.SearchDocument;
import be.becivic.library.search.text.SearchWords;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;

/** A name for what an index is built from: equal documents and words have equal ones. */
final class IndexFingerprint {
  /** To be raised when the same documents make another index. */
  private static final String FORMAT = "3";

  /** What documents are made from besides skills. */
  private static final Set<String> FILES =
      Set.of(PathDirectory.FILE, Communes.FILE, SearchWords.FILE);

  private final MessageDigest digest;

  private IndexFingerprint() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  static String of(Iterable<SearchDocument> documents, SearchWords words) {
    IndexFingerprint print = new IndexFingerprint();
    print.add(FORMAT);
    print.add(words.groups());
    print.add(new TreeSet<>(words.filler()));
    documents.forEach(print::add);
    return print.hex();
  }

  /**
   * The same without making documents, since that parses every text there is.
   *
   * @param program makes equal documents of equal sources
   */
  static String of(SearchSources sources, String program) {
    IndexFingerprint print = new IndexFingerprint();
    print.add(FORMAT);
    print.add(program);
    sources
        .corpus()
        .files()
        .blobs()
        .forEach(
            (path, blob) -> {
              if (FILES.contains(path) || Skill.idIn(path).isPresent()) {
                print.add(path);
                print.add(blob);
              }
            });
    sources.values().forEach(print::add);
    sources.references().forEach(print::add);
    return print.hex();
  }

  private String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }

  private void add(SearchDocument document) {
    add(document.type());
    add(document.id());
    add(document.status());
    add(new TreeSet<>(document.themes()));
    add(document.wordings());
    add(document.keywords());
    add(document.isForAgents());
  }

  private void add(Object part) {
    byte[] bytes = part.toString().getBytes(StandardCharsets.UTF_8);
    digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
    digest.update(bytes);
  }
}

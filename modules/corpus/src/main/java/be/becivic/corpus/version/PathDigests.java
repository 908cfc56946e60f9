package be.becivic.corpus.version;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.protocol.lifecycle.TextDigest;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The digests of paths and of their sources. A source is voted on by itself, so a path's digest
 * says which sources it has and in what order, and not what they say.
 */
public final class PathDigests {
  private static final String SOURCES = "sources";
  private static final Set<String> EXCEPT = exceptions();

  private PathDigests() {}

  public static TextDigest of(PathEntry path) {
    return TextDigest.of(
        List.of(
            "path",
            CanonicalJson.of(path.json(), EXCEPT),
            String.join(" ", path.sources().stream().map(PathSource::id).toList())));
  }

  public static TextDigest of(PathSource source) {
    return TextDigest.of(
        List.of("source", CanonicalJson.of(source.json(), SystemMembers.OF_SOURCE)));
  }

  private static Set<String> exceptions() {
    Set<String> names = new HashSet<>(SystemMembers.OF_ARTEFACT);
    names.add(SOURCES);
    return Set.copyOf(names);
  }
}

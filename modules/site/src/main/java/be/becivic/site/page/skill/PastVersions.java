package be.becivic.site.page.skill;

import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.CommitId;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/** The last stable version of what has moved on since. */
public final class PastVersions {
  private static final Pattern SHA = Pattern.compile("[0-9a-f]{40}");

  private final BiFunction<CommitId, String, Optional<byte[]>> files;

  /**
   * @param files a file as a commit had it
   */
  public PastVersions(BiFunction<CommitId, String, Optional<byte[]>> files) {
    this.files = files;
  }

  public Optional<Skill> find(Skill now, String sha) {
    return now.frontmatter()
        .text("previous_stable_sha")
        .filter(sha::equals)
        .flatMap(known -> read(known, Skill.pathOf(now.id())))
        .map(file -> Skill.parse(now.id(), file));
  }

  public Optional<PathEntry> find(PathEntry now, String sha) {
    return now.fields()
        .text("previous_stable_sha")
        .filter(sha::equals)
        .flatMap(known -> read(known, PathDirectory.FILE))
        .map(file -> PathDirectory.of(JsonDocument.parse(file.text()).json()))
        .flatMap(directory -> directory.find(now.id()));
  }

  /** A commit that is not in the repository reads as no version. */
  private Optional<SourceFile> read(String sha, String path) {
    if (!SHA.matcher(sha).matches()) {
      return Optional.empty();
    }
    try {
      return files.apply(new CommitId(sha), path).map(bytes -> SourceFile.decode(path, bytes));
    } catch (UncheckedIOException _) {
      return Optional.empty();
    }
  }
}

package be.becivic.corpus.history;

import be.becivic.corpus.history.ArtefactTrace.TextComparison;
import be.becivic.corpus.history.ArtefactTrace.TextTrace;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.version.PathDigests;
import be.becivic.corpus.version.SkillText;
import be.becivic.corpus.version.SystemMembers;
import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Takes commits in one by one. */
final class HistoryBuilder {
  private final Map<String, ArtefactTrace<SkillText>> skills;
  private final Map<String, ArtefactTrace<TextDigest>> paths;
  private final Map<String, SourceTrace> sources;

  HistoryBuilder(History start) {
    this.skills = new HashMap<>(start.skills);
    this.paths = new HashMap<>(start.paths);
    this.sources = new HashMap<>(start.sources);
  }

  void add(MainCommit commit) {
    Map<SkillId, SkillFolder> folders = new HashMap<>();
    for (FileChange change : commit.changes()) {
      if (change.path().equals(PathDirectory.FILE)) {
        directory(text(change), commit.time());
      } else {
        SkillFolder.idIn(change.path())
            .ifPresent(id -> folders.computeIfAbsent(id, this::folder).take(change));
      }
    }
    folders.values().forEach(folder -> skill(folder, commit.time()));
  }

  private SkillFolder folder(SkillId id) {
    return new SkillFolder(
        id, Optional.ofNullable(skills.get(id.value())).map(trace -> trace.now().text()));
  }

  History result() {
    return new History(skills, paths, sources);
  }

  private void skill(SkillFolder folder, Instant at) {
    Optional<VersionedStatus> standing =
        folder.file().flatMap(file -> StandingReader.read(folder.id(), file));
    boolean isUnderReview =
        standing.filter(now -> now.status() == Status.ALPHA).isPresent()
            && folder
                .file()
                .filter(
                    file -> StandingReader.names(SystemMembers.PREVIOUS_TEXT, folder.id(), file))
                .isPresent();
    move(
        skills,
        folder.id().value(),
        standing.flatMap(now -> folder.text().map(text -> TextTrace.of(now, text, at))),
        isUnderReview,
        (before, after, isSameVersion) ->
            before.repeats(after) || isSameVersion && before.saysSameAs(after));
  }

  private void directory(Optional<String> content, Instant at) {
    PathDirectory directory = PathDirectory.of(JsonDocument.parse(content.orElse("")).json());
    Set<String> present = new HashSet<>();
    for (PathEntry entry : directory.list()) {
      String id = entry.id().value();
      present.add(id);
      boolean isUnderReview =
          entry.fields().text(SystemMembers.PREVIOUS_TEXT).isPresent()
              && entry.status().equals(Optional.of(Status.ALPHA));
      move(
          paths,
          id,
          entry.standing().map(now -> TextTrace.of(now, PathDigests.of(entry), at)),
          isUnderReview,
          (before, after, _) -> before.equals(after));
      for (PathSource source : entry.sources()) {
        present.add(id + ":" + source.id());
        source(id + ":" + source.id(), source, entry.version(), at);
      }
    }
    paths.keySet().retainAll(present);
    sources.keySet().retainAll(present);
  }

  private void source(String id, PathSource source, Optional<Version> version, Instant at) {
    TextDigest digest = PathDigests.of(source);
    boolean isUnderReview = source.json().path(SystemMembers.PREVIOUS_TEXT).isString();
    sources.compute(
        id,
        (_, before) ->
            before == null
                ? SourceTrace.arrived(digest, version, at)
                : before.follow(digest, isUnderReview, version, at));
  }

  private static <T> void move(
      Map<String, ArtefactTrace<T>> traces,
      String id,
      Optional<TextTrace<T>> next,
      boolean isUnderReview,
      TextComparison<T> comparison) {
    next.ifPresentOrElse(
        now ->
            traces.compute(
                id,
                (_, before) ->
                    before == null
                        ? ArtefactTrace.begin(now)
                        : before.follow(now, isUnderReview, comparison)),
        () -> traces.remove(id));
  }

  private static Optional<String> text(FileChange change) {
    return change.content().map(bytes -> SourceFile.decode(change.path(), bytes).text());
  }
}

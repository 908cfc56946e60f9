package be.becivic.corpus.history;

import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Takes commits in one by one. */
final class HistoryBuilder {
  private final Map<String, ArtefactTrace> skills;
  private final Map<String, ArtefactTrace> paths;
  private final Map<String, Instant> sources;

  HistoryBuilder(History start) {
    this.skills = new HashMap<>(start.skills);
    this.paths = new HashMap<>(start.paths);
    this.sources = new HashMap<>(start.sources);
  }

  void add(MainCommit commit) {
    for (FileChange change : commit.changes()) {
      if (change.path().equals(PathDirectory.FILE)) {
        directory(decode(change).map(SourceFile::text), commit.time());
      } else {
        Skill.idIn(change.path()).ifPresent(id -> skill(id, decode(change), commit.time()));
      }
    }
  }

  History result() {
    return new History(skills, paths, sources);
  }

  private void skill(SkillId id, Optional<SourceFile> file, Instant at) {
    move(skills, id.value(), file.flatMap(text -> StandingReader.read(id, text)), at);
  }

  private void directory(Optional<String> content, Instant at) {
    PathDirectory directory = PathDirectory.of(JsonDocument.parse(content.orElse("")).json());
    Set<String> present = new HashSet<>();
    for (PathEntry entry : directory.list()) {
      String id = entry.id().value();
      present.add(id);
      move(paths, id, entry.standing(), at);
      entry.sources().forEach(source -> present.add(id + ":" + source.id()));
    }
    paths.keySet().retainAll(present);
    sources.keySet().retainAll(present);
    present.stream()
        .filter(id -> id.indexOf(':') >= 0)
        .forEach(source -> sources.putIfAbsent(source, at));
  }

  private static void move(
      Map<String, ArtefactTrace> traces,
      String id,
      Optional<VersionedStatus> standing,
      Instant at) {
    standing.ifPresentOrElse(
        now ->
            traces.compute(
                id, (_, before) -> ArtefactTrace.follow(Optional.ofNullable(before), id, now, at)),
        () -> traces.remove(id));
  }

  private static Optional<SourceFile> decode(FileChange change) {
    return change.content().map(bytes -> SourceFile.decode(change.path(), bytes));
  }
}

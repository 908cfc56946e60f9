package be.becivic.corpus.history;

import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.time.Instant;
import java.util.Optional;

/**
 * A commit of main that touched a skill.
 *
 * @param subject the first line of its message
 * @param standing where it left the skill; nothing when it removed it, or it cannot be read
 */
public record SkillChange(
    CommitId commit, Instant time, String subject, Optional<VersionedStatus> standing) {

  /** Reads where a commit left a skill off the file's new content. */
  public static SkillChange of(
      CommitId commit, Instant time, String subject, SkillId id, Optional<SourceFile> file) {
    return new SkillChange(
        commit, time, subject, file.flatMap(text -> StandingReader.read(id, text)));
  }
}

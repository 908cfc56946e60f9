package be.becivic.corpus.skill;

import be.becivic.protocol.lifecycle.CohortAnchor;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.protocol.lifecycle.VersionedStatus;
import be.becivic.protocol.lifecycle.Versions;
import java.util.Optional;

/** The versions skills carry, computed from what changed (§6.1). */
public final class SkillVersions {
  private SkillVersions() {}

  /**
   * The version a skill carries after a change.
   *
   * @param before the skill as it stood, if it did
   * @return nothing when a status or version cannot be read
   */
  public static Optional<Version> next(Optional<Skill> before, Skill after) {
    Optional<Status> status = after.frontmatter().status();
    if (before.isEmpty()) {
      return after.frontmatter().versionPin()
          ? after.frontmatter().version()
          : status.flatMap(Status::line).map(Version.Line::start);
    }
    boolean changed = SkillDifference.between(before.get(), after) == SkillDifference.CONTENT;
    Optional<VersionedStatus> standing = before.get().frontmatter().standing();
    if (after.frontmatter().versionPin()) {
      return after.frontmatter().version();
    }
    return standing.flatMap(
        current -> status.map(to -> Versions.next(current, to, changed, false)));
  }

  /** What a submission about the skill is anchored to: its id and its version now (§6.2). */
  public static Optional<CohortAnchor> anchor(Skill skill) {
    return skill
        .frontmatter()
        .version()
        .map(version -> new CohortAnchor(skill.id().value(), version));
  }
}
